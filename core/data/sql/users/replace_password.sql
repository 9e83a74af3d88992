-- Unless the password has been changed since it was read.
-- $1 user, $2 password hash that was read, $3 new password hash
update users set password_hash = $3 where user_id = $1 and password_hash = $2
