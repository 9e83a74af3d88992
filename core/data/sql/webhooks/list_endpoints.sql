-- The start of every list of endpoints; filters, sort and limit are added by the list's table (core/data/webhooks).
-- $1 tenant
select @{webhooks/endpoint}, %1::text, w.webhook_endpoint_id
from webhook_endpoints w
where w.tenant_id = $1
