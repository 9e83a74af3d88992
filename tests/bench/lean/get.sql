-- One order, ready to send.
\set n random(1, :orders)
select order_id, document, version from lean.orders where tenant_id = :tenant and order_id = 'ord_' || lpad(:n::text, 26, '0');
