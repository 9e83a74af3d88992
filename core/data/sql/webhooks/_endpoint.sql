-- A webhook endpoint as the API shows it, as an expression over a row w of webhook_endpoints. Never with its secrets.
concat('{"webhookEndpointId":"', w.webhook_endpoint_id,
       '","tenantId":"', w.tenant_id,
       '","url":', to_json(w.url),
       ',"events":', to_json(w.events),
       ',"enabled":', w.enabled::text,
       ',"disabledReason":"' || w.disabled_reason || '"',
       ',"disabledAt":"' || stamp(w.disabled_at) || '"',
       ',"failingSince":"' || stamp(w.failing_since) || '"',
       ',"previousSecretExpiresAt":"' || stamp(w.previous_secret_expires_at) || '"',
       ',"createdBy":', to_json(w.created_by),
       ',"createdAt":"', stamp(w.created_at),
       '","updatedAt":"', stamp(w.updated_at), '"}')
