-- $1 login, $2 password hash
update users set password_hash = $2 where login = $1
