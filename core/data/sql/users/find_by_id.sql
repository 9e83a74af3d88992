-- $1 user
select u.user_id, u.organisation_id, u.login, u.display_name, u.password_hash, u.role, u.disabled_at is not null
from users u where u.user_id = $1
