-- What became of telling one endpoint of one event, as an expression over a row d of webhook_deliveries.
concat('{"webhookDeliveryId":"', d.webhook_delivery_id,
       '","tenantId":"', d.tenant_id,
       '","webhookEndpointId":"', d.webhook_endpoint_id,
       '","eventId":"', d.event_id,
       '","event":"', d.event,
       '","status":"', d.status,
       '","attempts":', to_json(d.attempts),
       ',"nextAttemptAt":"' || stamp(d.next_attempt_at) || '"',
       ',"createdAt":"', stamp(d.created_at),
       '","updatedAt":"', stamp(d.updated_at), '"}')
