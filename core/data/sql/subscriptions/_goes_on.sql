-- A subscription s that something follows when its contract is over: nothing is agreed, or it waits for an upgrade, and billing
-- goes on until the old device is back. (As the index subscriptions_over has it.)
(s.ending_type is null or (s.ending_type = 'upgrade' and s.ending_date <= s.end_date))
