-- The variants of the product that a row of asked(product_id) names, looked up for each: of tables that have just grown
-- PostgreSQL knows too little to see that this is better than to read all that a tenant has. Hence the offset.
select known.* from variants known where known.tenant_id = $1 and known.product_id = a.product_id offset 0
