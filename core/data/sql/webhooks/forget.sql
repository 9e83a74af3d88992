-- Deliveries that have had their time; what is still to be told stays.
-- $1 tenant, $2 the first id to keep, $3 how many at most
delete from webhook_deliveries
where tenant_id = $1
  and webhook_delivery_id in (
      select d.webhook_delivery_id from webhook_deliveries d
      where d.tenant_id = $1 and d.webhook_delivery_id < $2 and d.status <> 'pending'
      order by d.webhook_delivery_id
      limit $3::integer)
