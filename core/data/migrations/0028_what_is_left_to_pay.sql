-- What the customer's credit had paid of an invoice when it was issued: nobody is to pay that again.
alter table invoices
    add column credit_used bigint not null default 0,
    add constraint invoices_credit_used check (credit_used between 0 and total and (credit_used = 0 or kind = 'invoice'));

-- Up to which day a sandbox has done its work: what turns up later of earlier days happens on that one.
create table sandbox_days (
    tenant_id text collate "C" primary key,
    worked_until date not null
);
alter table sandbox_days enable row level security;
alter table sandbox_days force row level security;
create policy own_rows on sandbox_days using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update on sandbox_days to onhire_app;

-- What asks for nothing is paid. Of all tenants; a trigger looks at the lines of what changes.
alter table payments no force row level security;
alter table payment_lines no force row level security;
update payments
set status = 'paid', paid_at = created_at, next_retry_at = null, version = version + 1,
    document = null -- written anew by the program, with what it shows now
where total = 0 and status in ('pending', 'processing', 'failed');
alter table payments force row level security;
alter table payment_lines force row level security;
alter table documented_tables no force row level security;
delete from documented_tables where table_name = 'payments';
alter table documented_tables force row level security;
