-- Invoices: one for each payment, and a credit note for each that is cancelled. They are only ever added: the program may
-- neither change nor remove one. Their numbers run without a gap in each year of a tenant; whoever issues takes the next, one
-- issuer at a time, so payments themselves never wait for one another.

create table invoices (
    tenant_id text collate "C" not null references tenants,
    invoice_id text collate "C" not null,
    year integer not null,
    number integer not null check (number > 0),
    -- 2026-000042; from a million on with more digits
    invoice_number text collate "C" not null
        generated always as (year::text || '-' || lpad(number::text, greatest(6, length(number::text)), '0')) stored,
    place bigint not null generated always as (year::bigint * 10000000000 + number) stored, -- by which numbers sort
    kind text not null check (kind in ('invoice', 'credit_note')),
    corrects_invoice_id text collate "C",
    payment_id text collate "C" not null,
    customer_id text collate "C" not null,
    rental_id text collate "C",
    billing_group_id text collate "C",
    purpose text not null,
    billing_period char(7) not null,
    period_start date,
    period_end date, -- exclusive
    issue_date date not null, -- in the tenant's calendar
    due_date date not null,
    seller text not null, -- the tenant and the customer as they were
    recipient json not null,
    currency char(3) not null,
    lines json not null, -- as they are shown
    subtotal bigint not null check (subtotal >= 0),
    tax_rate numeric(9, 6) not null,
    tax_amount bigint not null check (tax_amount >= 0),
    total bigint not null check (total = subtotal + tax_amount),
    issued_at timestamptz not null,
    short_code text collate "C" not null generated always as (right(invoice_id, 7)) stored,
    primary key (tenant_id, invoice_id),
    unique (tenant_id, year, number),
    unique (tenant_id, invoice_number),
    unique (tenant_id, payment_id, kind),
    foreign key (tenant_id, payment_id) references payments,
    foreign key (tenant_id, customer_id) references customers,
    foreign key (tenant_id, corrects_invoice_id) references invoices,
    check ((kind = 'credit_note') = (corrects_invoice_id is not null))
);
create index invoices_issued on invoices (tenant_id, issued_at, invoice_id);
create index invoices_place on invoices (tenant_id, place, invoice_id);
create index invoices_kind on invoices (tenant_id, kind, issued_at, invoice_id);
create index invoices_date on invoices (tenant_id, issue_date, invoice_id);
create index invoices_due on invoices (tenant_id, due_date, invoice_id);
create index invoices_total on invoices (tenant_id, total, invoice_id);
create index invoices_customer on invoices (tenant_id, customer_id, issued_at, invoice_id);
create index invoices_group on invoices (tenant_id, billing_group_id) where billing_group_id is not null;
create index invoices_short_code on invoices (tenant_id, short_code);

-- What is to be issued: written with the payment, or with its cancellation, and taken away when it is done.
create table invoices_to_issue (
    tenant_id text collate "C" not null,
    payment_id text collate "C" not null,
    kind text not null check (kind in ('invoice', 'credit_note')),
    since timestamptz not null default now(),
    is_told boolean not null default true, -- an event tells receivers of it
    primary key (tenant_id, payment_id, kind),
    foreign key (tenant_id, payment_id) references payments
);
create index invoices_to_issue_since on invoices_to_issue (tenant_id, since, payment_id);

-- The document of an invoice is a file, one at most.
alter table files add column invoice_id text collate "C";
create unique index files_invoice on files (tenant_id, invoice_id) where invoice_id is not null;
alter table files no force row level security; -- the key is checked against the rows of all tenants
alter table files add foreign key (tenant_id, invoice_id) references invoices;
alter table files force row level security;

-- Payments from before there were invoices get theirs now, without telling receivers of years ago; of all tenants, while the
-- walls do not hold for the owner.
alter table payments no force row level security;
insert into invoices_to_issue (tenant_id, payment_id, kind, is_told)
select p.tenant_id, p.payment_id, 'invoice', false from payments p where p.status <> 'cancelled';
alter table payments force row level security;

do $$
declare
    tenant_table text;
begin
    foreach tenant_table in array array['invoices', 'invoices_to_issue'] loop
        execute format('alter table %I enable row level security', tenant_table);
        execute format('alter table %I force row level security', tenant_table);
        execute format('create policy own_rows on %I using (tenant_id = current_tenant())
                        with check (tenant_id = current_tenant())', tenant_table);
    end loop;
end $$;

grant select, insert on invoices to onhire_app;
grant select, insert, delete on invoices_to_issue to onhire_app;
