-- Subscriptions by what they cost a month and by the tax rate of their own, from which month they count and in which they ended,
-- each month by its first day; what began before $2 counts from there. A price that changed ends one span and begins another.
-- $1 tenant, $2 first day of the first month, $3 today, $4 the moment after which a subscription must have ended to count in
-- the first month, $5 the tenant's time zone
with running as not materialized (select *, null::date as since, null::date as until, null::text as whose from subscriptions)
@{today/spans}
