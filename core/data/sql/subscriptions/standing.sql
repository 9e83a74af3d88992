-- What it takes to say where a subscription stands: its state, and up to which date its instalments stay owed when it ends
-- on $3. Those not begun by then that are still open are taken back, unless a later one is paid or being paid.
-- $1 tenant, $2 subscription, $3 date
select @{subscriptions/state},
       coalesce((select min(p.period_start)
                 from payments p
                 where p.tenant_id = $1 and p.rental_id = $2 and p.purpose = 'instalment'
                   and p.status in ('pending', 'failed') and p.period_start > $3::date
                   and not exists (select from payments later
                                   where later.tenant_id = $1 and later.rental_id = $2
                                     and later.purpose = 'instalment' and later.status in ('processing', 'paid', 'refunded', 'written_off')
                                     and later.period_start > p.period_start)), s.billed_until)
from subscriptions s
where s.tenant_id = $1 and s.rental_id = $2
