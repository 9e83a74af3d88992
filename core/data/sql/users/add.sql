-- $1 user, $2 organisation, $3 login, $4 display name, $5 password hash, $6 role, $7 now
insert into users (user_id, organisation_id, login, display_name, password_hash, role, created_at)
values ($1, $2, $3, $4, $5, $6, $7::timestamptz)
