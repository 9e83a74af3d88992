-- Announces a mark that grows from one to the next; answers it.
-- $1 channel
select m.mark from (select pg_current_xact_id()::text as mark) m, pg_notify($1, m.mark)
