-- An event as receivers and the API see it, as an expression over a row e of events. The bytes are the same every time.
concat('{"id":"', e.event_id,
       '","event":"', e.type,
       '","tenantId":"', e.tenant_id,
       '","timestamp":"', stamp(e.occurred_at),
       '","data":', e.data, '}')
