-- $1 channel, $2 what there is to tell
select pg_notify($1, $2)
