-- An API key as the API shows it, as an expression over a row k of api_keys: what names it, never what proves it.
concat(
    '{"keyId":"', k.key_id,
    '","publicId":"', k.public_id,
    '","name":', to_json(k.name),
    ',"tenantIds":', to_json(k.tenant_ids),
    ',"role":', to_json(k.role),
    ',"permissions":', to_json(k.permissions),
    ',"status":"', case when k.revoked_at is not null then 'revoked' when k.expires_at <= now() then 'expired'
                        else 'active' end, '"',
    ',"useCount":', k.use_count,
    ',"lastUsedAt":"' || stamp(k.last_used_at) || '"',
    ',"expiresAt":"' || stamp(k.expires_at) || '"',
    ',"revokedAt":"' || stamp(k.revoked_at) || '"',
    ',"createdAt":"', stamp(k.created_at),
    '"}')
