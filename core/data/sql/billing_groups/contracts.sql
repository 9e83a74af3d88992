-- The contracts of a group that run, with what was charged for each: [["2026-11-21","2026-12-21",4990], …], where the amount
-- is the contract's price, null where that is what its instalments cost.
-- $1 tenant, $2 group
select s.rental_id, concat_ws(', ', s.product_name, s.serial_number), s.start_date::text, s.contract_length,
       s.billing_start, s.prices::text, s.billed_until::text, s.credit, s.monthly_amount,
       (select coalesce(json_agg(json_build_array(lower(l.period), upper(l.period), l.contract_price) order by l.period), '[]')
        from payment_lines l
        where l.tenant_id = s.tenant_id and l.rental_id = s.rental_id and l.period is not null and not l.cancelled)::text
from subscriptions s
where s.tenant_id = $1 and s.billing_group_id = $2 and s.status = 'active'
order by s.created_at, s.rental_id
