-- $1 tenant, $2 e-mail key
select c.status from customers c where c.tenant_id = $1 and c.email_key = $2
