select u.user_id, u.login, u.display_name, u.role, stamp(u.created_at), u.disabled_at is not null
from users u order by u.user_id
