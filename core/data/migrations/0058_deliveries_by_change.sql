-- Deliveries are listed by their last change, too.
create index webhook_deliveries_updated on webhook_deliveries (tenant_id, updated_at, webhook_delivery_id);
