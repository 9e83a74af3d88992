-- A subscription s with its lines (billing/_lines.sql) as core/data/billing/contracts_to_bill.cpp reads it.
-- setup: what is asked once beside the first charge; null: it was asked. term: in months, of a contract whose end is open.
-- is_exchanged: it goes on until its device is exchanged. is_renewed: the last that became of its end is that it went on by
-- itself, month by month (core/domain/subscriptions/renewal.h). Entries that have no kind are older than kinds are.
s.rental_id, s.customer_id, concat_ws(', ', s.product_name, s.serial_number) as title, s.start_date::text, s.contract_length,
s.billing_start, s.prices::text, s.billed_until::text, s.next_billing_date::text, s.credit,
l.ahead::text, l.priced, l.unpriced::text,
case when b.is_grouped and l.is_cancelled
     then (select json_agg(json_build_array(lower(c.period), upper(c.period), c.contract_price))
           from (select distinct on (c.period) c.period, c.contract_price
                 from payment_lines c
                 where c.tenant_id = s.tenant_id and c.rental_id = s.rental_id and c.cancelled
                   and upper(c.period) <= s.billed_until
                   and not exists (select from payment_lines o
                                   where o.tenant_id = c.tenant_id and o.rental_id = c.rental_id
                                     and (not o.cancelled or o.payment_id > c.payment_id) and o.period && c.period)
                 order by c.period, c.payment_id) c)
end::text as called_off,
case when s.billed_until = s.start_date
     then (select i.setup_fee from order_items i
           where i.tenant_id = s.tenant_id and i.order_id = s.order_id and i.position = s.item_position
             and (select true from payment_lines l
                  where l.tenant_id = s.tenant_id and l.rental_id = s.rental_id and l.purpose = 'setup' and not l.cancelled
                  limit 1) is null)
end as setup,
case when s.ending_type is null then s.original_contract_length else 0 end as term,
s.ending_type = 'upgrade' and s.ending_date <= s.end_date as is_exchanged,
(select coalesce(e ->> 'kind' = 'monthly_renewal',
                 e ->> 'reason' = 'automatic_renewal' and e ->> 'extensionMonths' = '1', false)
 from (select s.extension_history -> -1) h(e)) as is_renewed
