-- How much work of each kind waits, each counted up to $2.
-- $1 tenant, $2 the most that is counted, $3 today, $4 up to when a contract that ends wants a decision, $5 up to when
-- devices are expected back, $6 of how many months such a contract is at least
select (select count(*) from (select from orders o where o.tenant_id = $1 and o.status = 'pending' limit $2) x),
       (select count(*) from (select from unnest(array['confirmed', 'partial']) as open(status)
                              cross join lateral (select from orders o
                                                  where o.tenant_id = $1 and o.status = open.status limit $2) each
                              limit $2) x),
       (select count(*) from (select from subscriptions s where s.tenant_id = $1 and s.return_due limit $2) x)
       + (select count(*) from (select from subscriptions s
                                where s.tenant_id = $1 and s.ending_type is not null and s.ending_date <= $5::date
                                limit $2) x),
       (select count(*) from (select from subscriptions s
                              where s.tenant_id = $1 and s.status = 'active' and s.ending_type is null
                                and s.end_date <= $4::date and s.contract_length >= $6::integer limit $2) x),
       (select count(*) from (select from assets a where a.tenant_id = $1 and a.status = 'returned' limit $2) x),
       (select count(*) from (select from unnest(array['pending', 'failed']) as open(status)
                              cross join lateral (select from payments p
                                                  where p.tenant_id = $1 and p.status = open.status
                                                    and p.due_date < $3::date and p.open > 0 limit $2) each
                              limit $2) x),
       (select count(*) from webhook_endpoints w
        where w.tenant_id = $1 and w.deleted_at is null
          and (w.failing_since is not null or w.disabled_reason in ('gone', 'failing'))),
       (select count(*) from (select from subscriptions s
                              where s.tenant_id = $1 and s.early_return_requested_at is not null limit $2) x)
