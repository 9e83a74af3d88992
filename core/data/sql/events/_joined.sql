-- Events with what they carry.
events e left join audit_entries a on a.tenant_id = e.tenant_id and a.audit_id = e.audit_id
