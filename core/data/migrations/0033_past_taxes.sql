-- By which taxes a company and its customers were charged before these changed: what was due on a day before that and is
-- charged later is charged by those that held on its day. Nothing of it is known from before this migration.

create table past_tenant_taxes (
    tenant_id text collate "C" not null,
    held_before date not null, -- the first day of others
    tax_rate tax_percent not null,
    inclusive boolean not null,
    primary key (tenant_id, held_before)
);
create table past_customer_taxes (
    tenant_id text collate "C" not null,
    customer_id text collate "C" not null,
    held_before date not null,
    tax_treatment tax_treatment not null,
    tax_rate tax_percent, -- instead of the tenant's
    primary key (tenant_id, customer_id, held_before)
);

-- Of several changes on a day the first one knows what held before it. What nobody was charged by has never held: it was a
-- default, or an error that was found in time.
create function keep_tenant_taxes() returns trigger language plpgsql as $$
begin
    insert into past_tenant_taxes (tenant_id, held_before, tax_rate, inclusive)
    select old.tenant_id, (new.updated_at at time zone new.time_zone)::date,
           coalesce((old.settings ->> 'tax.rate')::numeric, 0), coalesce((old.settings ->> 'tax.inclusive')::boolean, false)
    where exists (select from payments p where p.tenant_id = old.tenant_id)
    on conflict do nothing;
    return null;
end $$;
create trigger keep_tenant_taxes after update of settings on tenants for each row
    when ((old.settings -> 'tax.rate', old.settings -> 'tax.inclusive')
          is distinct from (new.settings -> 'tax.rate', new.settings -> 'tax.inclusive'))
    execute function keep_tenant_taxes();

create function keep_customer_taxes() returns trigger language plpgsql as $$
begin
    insert into past_customer_taxes (tenant_id, customer_id, held_before, tax_treatment, tax_rate)
    select old.tenant_id, old.customer_id, (new.updated_at at time zone t.time_zone)::date, old.tax_treatment, old.tax_rate
    from tenants t
    where t.tenant_id = old.tenant_id
      and exists (select from payments p where p.tenant_id = old.tenant_id and p.customer_id = old.customer_id)
    on conflict do nothing;
    return null;
end $$;
create trigger keep_customer_taxes after update on customers for each row
    when ((old.tax_treatment, old.tax_rate) is distinct from (new.tax_treatment, new.tax_rate))
    execute function keep_customer_taxes();

alter table past_tenant_taxes enable row level security;
alter table past_tenant_taxes force row level security;
create policy own_rows on past_tenant_taxes
    using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
alter table past_customer_taxes enable row level security;
alter table past_customer_taxes force row level security;
create policy own_rows on past_customer_taxes
    using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert on past_tenant_taxes, past_customer_taxes to onhire_app;
