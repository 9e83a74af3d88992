-- Who waits for an upgrade keeps the old device, and pays for it, also beyond its contract: such contracts are among those whose
-- end has come. Not where the upgrade was asked for after the end.
drop index subscriptions_over;
create index subscriptions_over on subscriptions (tenant_id, end_date, rental_id)
    where status = 'active' and (ending_type is null or (ending_type = 'upgrade' and ending_date <= end_date));
