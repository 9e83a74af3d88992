-- The newest 50 orders and whether there are more, ready to send.
select document, created_at, order_id, version from lean.orders where tenant_id = :tenant order by tenant_id desc, created_at desc, order_id desc limit 51;
