-- The contracts of a group that run, with what was charged for each: [["2026-11-21","2026-12-21",4990], …], where the amount
-- is the contract's price, null where that is what its instalments cost.
-- An instalment that was called off counts as charged: nobody is to pay it with the contract's last line instead.
-- $1 tenant, $2 group
select s.rental_id, concat_ws(', ', s.product_name, s.serial_number), s.start_date::text, s.contract_length,
       s.billing_start, s.prices::text, s.billed_until::text, s.credit, s.monthly_amount,
       (select coalesce(json_agg(json_build_array(lower(l.period), upper(l.period), l.contract_price) order by l.period), '[]')
        from (select distinct l.period, l.contract_price
              from payment_lines l
              where l.tenant_id = s.tenant_id and l.rental_id = s.rental_id and l.period is not null
                and (not l.cancelled
                     or upper(l.period) <= s.billed_until
                        and not exists (select from payment_lines o
                                        where o.tenant_id = l.tenant_id and o.rental_id = l.rental_id
                                          and not o.cancelled and o.period && l.period))) l)::text
from subscriptions s
where s.tenant_id = $1 and s.billing_group_id = $2 and s.status = 'active'
order by s.created_at, s.rental_id
