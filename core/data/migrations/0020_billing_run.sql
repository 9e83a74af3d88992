-- What the billing run asks for: whose next charge is due. A plain column, for under the tenants' walls no expression is looked
-- up in an index. And which contracts a billing group has charged, whose prices stand in their lines.

create index subscriptions_due on subscriptions (tenant_id, next_billing_date, rental_id)
    where status = 'active' and next_billing_date is not null;
create index payment_lines_contract_price on payment_lines (tenant_id, rental_id) where contract_price is not null;
