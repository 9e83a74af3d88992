-- What buying a device out costs is worked out from this: the contract, and up to when what is charged stays owed.
\set n random(1, :orders)
select s.rental_id, s.price, s.contract_length, s.start_date, s.end_date, s.acquisition_cost, s.collected, (select max(p.period_end) from lean.payments p where p.tenant_id = :tenant and p.rental_id = s.rental_id and p.status <> 'cancelled' and p.period_start <= current_date) from lean.subscriptions s where s.tenant_id = :tenant and s.rental_id = 'sub_' || lpad(:n::text, 26, '0');
