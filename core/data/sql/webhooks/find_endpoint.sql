-- $1 tenant, $2 endpoint
select w.webhook_endpoint_id, @{webhooks/endpoint}, w.version
from webhook_endpoints w
where w.tenant_id = $1 and w.webhook_endpoint_id = $2 and w.deleted_at is null
