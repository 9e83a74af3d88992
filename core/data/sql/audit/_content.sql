-- What an entry's digest covers: every column, each text preceded by its length so that nothing can move between them.
concat_ws('|', e.tenant_id, e.audit_id, stamp(e.at), e.actor_kind, length(e.actor_id), e.actor_id, length(e.actor_name),
          e.actor_name, length(e.origin), e.origin, length(e.request_id), e.request_id, e.action, length(e.record_id),
          e.record_id, coalesce(length(e.before::text), -1), coalesce(e.before::text, ''),
          coalesce(length(e.after::text), -1), coalesce(e.after::text, ''))
