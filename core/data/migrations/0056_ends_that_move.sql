-- Until when the device of an upgrade is expected back follows what is billed, so it is no part of what is stored of a
-- subscription any more: the program writes those anew that say it.
alter table subscriptions no force row level security; -- of all tenants
update subscriptions set document = null where ending_type is not null;
alter table subscriptions force row level security;
alter table documented_tables no force row level security;
delete from documented_tables where table_name = 'subscriptions';
alter table documented_tables force row level security;
