-- Sends a delivery again, with all its attempts before it; one that is under way is left to itself. Answers no row when
-- the endpoint is gone.
-- $1 tenant, $2 delivery, $3 now
update webhook_deliveries d
set status = 'pending', failures = 0, next_attempt_at = $3::timestamptz, updated_at = $3::timestamptz
from webhook_endpoints w
where d.tenant_id = $1 and d.webhook_delivery_id = $2 and w.tenant_id = $1
  and w.webhook_endpoint_id = d.webhook_endpoint_id and w.deleted_at is null
returning d.webhook_delivery_id, @{webhooks/delivery}, 1
