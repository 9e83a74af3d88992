-- Writes down what came of attempts. A delivery that somebody else has finished meanwhile stays finished. An endpoint
-- that says it is gone, or has failed for too long, is to be disabled: answers those, and why.
-- $1 tenant, $2 the attempts, $3 now, $4 since when an endpoint may not have failed without a break
with tried as (
    select * from json_to_recordset($2::json) as t(
        delivery text, endpoint text, status text, next_attempt_at timestamptz, gone boolean, attempt json)
),
told as (
    update webhook_deliveries d
    set attempts = (d.attempts || t.attempt)[greatest(1, cardinality(d.attempts) - 48):],
        failures = d.failures + (t.status <> 'delivered')::integer,
        status = case when d.status = 'pending' then t.status else d.status end,
        next_attempt_at = case when d.status = 'pending' then t.next_attempt_at end,
        leased_until = null, updated_at = $3::timestamptz
    from tried t
    where d.tenant_id = $1 and d.webhook_delivery_id = t.delivery
      and d.webhook_delivery_id = any(array(select t.delivery from tried t))
),
verdict as (
    select t.endpoint, bool_or(t.status = 'delivered') as well, bool_or(t.gone) as gone from tried t group by t.endpoint
),
w as (
    update webhook_endpoints w
    set failing_since = case when v.well then null else $3::timestamptz end, version = w.version + 1
    from verdict v
    where w.tenant_id = $1 and w.webhook_endpoint_id = v.endpoint and v.well = (w.failing_since is not null)
)
select v.endpoint, case when v.gone then 'gone' else 'failing' end
from verdict v
join webhook_endpoints w on w.tenant_id = $1 and w.webhook_endpoint_id = v.endpoint and w.enabled
where v.gone or (not v.well and w.failing_since < $4::timestamptz)
