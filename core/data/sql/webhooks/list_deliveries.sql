-- The start of every list of deliveries; filters, sort and limit are added by the list's table (core/data/webhooks).
-- $1 tenant
select @{webhooks/delivery}, %1::text, d.webhook_delivery_id
from webhook_deliveries d
where d.tenant_id = $1
