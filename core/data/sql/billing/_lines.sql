-- What was charged of a subscription s, from its lines, which are read once. Stands behind it, for billing/_contract.sql.
-- ahead: what was charged although it begins later than the rest that is still to be charged. Only where a billing group has
-- charged the contract: priced: the contract's prices of what groups charged, in all; unpriced: the stretches that cost what
-- their instalments do, [["2026-11-21","2026-12-21"], …]; and called_off, with their prices, for an instalment that was called
-- off counts as charged: nobody is to pay it with the contract's last line instead. Days that were called off twice count
-- once, as they were charged last.
cross join lateral (select (select true from payment_lines l
                            where l.tenant_id = s.tenant_id and l.rental_id = s.rental_id and l.contract_price is not null
                            limit 1) is not null as is_grouped -- "exists" may read the lines of all groups into a hash
                    offset 0) b
cross join lateral (select json_agg(json_build_array(lower(l.period), upper(l.period)) order by l.period)
                               filter (where not l.cancelled and upper(l.period) > s.billed_until) as ahead,
                           case when b.is_grouped then coalesce(sum(l.contract_price)
                               filter (where not l.cancelled and l.period is not null), 0) end::bigint as priced,
                           json_agg(json_build_array(lower(l.period), upper(l.period)))
                               filter (where b.is_grouped and not l.cancelled and l.period is not null
                                         and l.contract_price is null) as unpriced,
                           bool_or(l.cancelled) as is_cancelled
                    from payment_lines l
                    where l.tenant_id = s.tenant_id and l.rental_id = s.rental_id
                    offset 0) l
