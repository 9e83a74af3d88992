-- Orders are listed with what they bring each month before tax: sorted and narrowed by that, also within one status. Each new
-- order is written into two indexes more; on disk they take about 150 bytes an order.
create index orders_subtotal on orders (tenant_id, subtotal, order_id);
create index orders_status_subtotal on orders (tenant_id, status, subtotal, order_id);

-- The oldest that wait for a confirmation. Only those are in it.
create index orders_to_confirm on orders (tenant_id, created_at, order_id) where status = 'pending';
