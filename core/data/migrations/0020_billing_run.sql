-- What the billing run asks for: whose next charge is due. A plain column, for under the tenants' walls no expression is looked
-- up in an index. And which contracts a billing group has charged, whose prices stand in their lines.

create index subscriptions_due on subscriptions (tenant_id, next_billing_date, rental_id)
    where status = 'active' and next_billing_date is not null;
create index payment_lines_contract_price on payment_lines (tenant_id, rental_id) where contract_price is not null;

-- A period is charged once, as before. The rental stands there as a number, 64 bits of its id: a fifth of the time for each
-- line, for texts are long for such an index.
alter table payment_lines
    drop constraint payment_lines_once,
    add constraint payment_lines_once exclude using gist (hashtextextended(rental_id, hashtextextended(tenant_id, 0)) with =, period with &&)
        where (not cancelled and period is not null);
