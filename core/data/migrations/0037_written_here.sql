-- Whether a row was written in this very transaction, by its xmin: a row that can be seen though its transaction is still going
-- on. Parts that can be taken back have numbers of their own, after that of the whole. Another transaction may have begun
-- later, and have a later number, and be over.
create function written_here(xid) returns boolean language sql as $$
    select case when age($1) <= 0
                then pg_xact_status((pg_current_xact_id()::text::bigint - age($1))::text::xid8) = 'in progress'
                else false end
$$;
