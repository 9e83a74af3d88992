-- Gives back what was taken and not tried.
-- $1 tenant, $2 deliveries
update webhook_deliveries d
set leased_until = null
where d.tenant_id = $1 and d.webhook_delivery_id = any(array(select json_array_elements_text($2::json)))
