-- Where assets are kept: every location that is in use, each found by one step in the index; $2 at most.
-- $1 tenant, $2 most
with recursive places as (
    (select a.location from assets a
     where a.tenant_id = $1 and a.location is not null
     order by a.location limit 1)
    union all
    select (select a.location from assets a
            where a.tenant_id = $1 and a.location > p.location
            order by a.location limit 1)
    from places p
    where p.location is not null
)
select p.location from places p where p.location is not null limit $2::integer
