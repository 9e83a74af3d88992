-- $1 uses since the last time: [{"key_id", "count", "at"}]
update api_keys k
set use_count = k.use_count + u.count, last_used_at = greatest(k.last_used_at, u.at)
from json_to_recordset($1::json) as u(key_id text, count bigint, at timestamptz)
where k.key_id = u.key_id
