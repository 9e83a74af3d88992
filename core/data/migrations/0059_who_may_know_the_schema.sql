-- A program looks whether another one has brought the schema further, each time that it opens a session.
grant select on schema_migrations to onhire_app;
