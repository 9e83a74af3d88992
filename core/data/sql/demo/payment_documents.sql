-- $1 tenant, $2 payments
select p.payment_id, p.document
from unnest($2::text[]) as g(payment_id)
cross join lateral (select p.payment_id, p.document from payments p
                    where p.tenant_id = $1 and p.payment_id = g.payment_id offset 0) p
