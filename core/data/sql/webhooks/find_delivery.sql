-- $1 tenant, $2 delivery
select d.webhook_delivery_id, @{webhooks/delivery}, 1
from webhook_deliveries d
where d.tenant_id = $1 and d.webhook_delivery_id = $2
