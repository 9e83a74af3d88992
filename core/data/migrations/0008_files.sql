-- Files: what they are and what they belong to. Their contents are elsewhere, in a folder, under the file's id.
--
-- What a file belongs to stands in its own row and nowhere else, so that no reference outlives the file.

create table files (
    tenant_id text collate "C" not null references tenants,
    file_id text collate "C" not null,
    status text not null check (status in ('pending', 'stored')), -- pending: an upload was promised
    type text not null check (type <> ''),
    category text not null check (category in ('generated', 'uploaded')),
    filename text not null check (filename <> ''),
    original_filename text not null, -- as the client wrote it
    content_type text not null check (content_type <> ''),
    size bigint check (size > 0),
    order_id text collate "C",
    customer_id text collate "C",
    rental_id text collate "C",
    metadata json,
    uploaded_by text not null,
    promised_at timestamptz not null default now(), -- by the database's clock, whatever the tenant's says
    version integer not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    short_code text collate "C" not null generated always as (right(file_id, 7)) stored,
    primary key (tenant_id, file_id),
    foreign key (tenant_id, order_id) references orders,
    foreign key (tenant_id, customer_id) references customers,
    foreign key (tenant_id, rental_id) references subscriptions,
    check ((status = 'stored') = (size is not null))
);
create index files_created on files (tenant_id, created_at, file_id);
create index files_updated on files (tenant_id, updated_at, file_id);
create index files_order on files (tenant_id, order_id, created_at, file_id) where order_id is not null;
create index files_customer on files (tenant_id, customer_id, created_at, file_id) where customer_id is not null;
create index files_rental on files (tenant_id, rental_id, created_at, file_id) where rental_id is not null;
create index files_type on files (tenant_id, type, created_at, file_id);
create index files_short_code on files (tenant_id, short_code);
create index files_pending on files (tenant_id, promised_at) where status = 'pending';

alter table files enable row level security;
alter table files force row level security;
create policy own_rows on files using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());

grant select, insert, update, delete on files to onhire_app;
