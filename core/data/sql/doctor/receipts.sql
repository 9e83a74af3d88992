-- What was received for a payment, time by time, is what the ledger says came in for it, in the same order.
-- $1 tenant
select p.payment_id
from payments p
where p.tenant_id = $1 and (p.received <> 0 or p.receipts is not null)
  and (select array_agg(replace(r.receipt ->> 'amount', '.', '')::bigint order by r.place)
       from json_array_elements(p.receipts) with ordinality as r(receipt, place))
      is distinct from (select array_agg(l.cash order by l.version)
                        from ledger l
                        where l.tenant_id = $1 and l.customer_id = p.customer_id and l.payment_id = p.payment_id
                          and l.kind = 'payment')
limit 1
