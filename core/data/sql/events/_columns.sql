-- An event e and the entry a of the audit log that holds its record, as core/data/events/event_record.cpp reads them.
e.event_id, e.type, e.tenant_id, stamp(e.occurred_at), e.data, e.noun, e.ids, a.before, a.after
