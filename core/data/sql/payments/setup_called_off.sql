-- The setup fee of a subscription whose payment was called off together with the instalment that begins on a date, unless it was
-- asked for again since.
-- $1 tenant, $2 subscription, $3 date
select i.setup_fee
from subscriptions s
join order_items i on i.tenant_id = s.tenant_id and i.order_id = s.order_id and i.position = s.item_position
where s.tenant_id = $1 and s.rental_id = $2
  and exists (select from payment_lines l
              join payment_lines f on f.tenant_id = l.tenant_id and f.payment_id = l.payment_id
              where l.tenant_id = $1 and l.rental_id = $2 and l.cancelled and lower(l.period) = $3::date
                and f.rental_id = $2 and f.purpose = 'setup')
  and not exists (select from payment_lines f
                  where f.tenant_id = $1 and f.rental_id = $2 and f.purpose = 'setup' and not f.cancelled)
