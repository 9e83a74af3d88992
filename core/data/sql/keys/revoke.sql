-- $1 key, $2 now
update api_keys set revoked_at = coalesce(revoked_at, $2::timestamptz) where key_id = $1
