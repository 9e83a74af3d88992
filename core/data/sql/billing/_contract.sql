-- A subscription s as core/data/billing/contracts_to_bill.cpp reads it. ahead: what was charged although it begins later than
-- the rest that is still to be charged.
-- stretches, only where a billing group has charged it: [["2026-11-21","2026-12-21",4990], …], where the amount is the
-- contract's price, null where that is what its instalments cost. An instalment that was called off counts as charged: nobody
-- is to pay it with the contract's last line instead. Days that were called off twice count once, as they were charged last.
-- setup: what is asked once beside the first charge; null: it was asked. term: in months, of a contract whose end is open.
s.rental_id, s.customer_id, concat_ws(', ', s.product_name, s.serial_number) as title, s.start_date::text, s.contract_length,
s.billing_start, s.prices::text, s.billed_until::text, s.next_billing_date::text, s.credit,
(select json_agg(json_build_array(lower(l.period), upper(l.period)) order by l.period)
 from payment_lines l
 where l.tenant_id = s.tenant_id and l.rental_id = s.rental_id and not l.cancelled
   and upper(l.period) > s.billed_until)::text as ahead,
case when (select true from payment_lines l
           where l.tenant_id = s.tenant_id and l.rental_id = s.rental_id and l.contract_price is not null
           limit 1) -- "exists" may read the lines of all groups into a hash, for each group again
     then (select json_agg(json_build_array(lower(l.period), upper(l.period), l.contract_price) order by l.period)
           from (select distinct on (l.period) l.period, l.contract_price
                 from payment_lines l
                 where l.tenant_id = s.tenant_id and l.rental_id = s.rental_id and l.period is not null
                   and (not l.cancelled
                        or upper(l.period) <= s.billed_until
                           and not exists (select from payment_lines o
                                           where o.tenant_id = l.tenant_id and o.rental_id = l.rental_id
                                             and (not o.cancelled or o.payment_id > l.payment_id)
                                             and o.period && l.period))
                 order by l.period, l.cancelled, l.payment_id) l)
end::text as stretches,
case when s.billed_until = s.start_date
     then (select i.setup_fee from order_items i
           where i.tenant_id = s.tenant_id and i.order_id = s.order_id and i.position = s.item_position
             and (select true from payment_lines l
                  where l.tenant_id = s.tenant_id and l.rental_id = s.rental_id and l.purpose = 'setup'
                  limit 1) is null)
end as setup,
case when s.ending_type is null then s.original_contract_length else 0 end as term
