-- What a line of a payment is for; null in lines from before, which are all for what their payment is for.
alter table payment_lines add column purpose text
    check (purpose in ('instalment', 'buyout', 'early_return_fee', 'setup', 'other'));
