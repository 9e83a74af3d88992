-- How a customer is taxed: as everybody, not at all, or by himself in his own country. What held when something was charged
-- stays with its payment and its invoice.

create domain tax_treatment as text check (value in ('standard', 'exempt', 'reverse_charge'));

alter table customers
    add column tax_treatment tax_treatment not null default 'standard',
    add column tax_rate tax_percent, -- instead of the tenant's
    add column vat_number text collate "C",
    add constraint customers_reverse_charge
        check (tax_treatment <> 'reverse_charge' or vat_number is not null and customer_type = 'business');

-- What of that deviates from the tenant: prices that contain tax contain this one. Null: the tenant's.
create function own_tax_rate(treatment text, rate numeric) returns numeric language sql immutable parallel safe as $$
    select case treatment when 'standard' then rate else 0 end
$$;

-- Kept with his subscriptions, whose figures are without tax.
alter table subscriptions add column tax_rate numeric;
create function tell_tax_rate() returns trigger language plpgsql as $$
begin
    update subscriptions s set tax_rate = own_tax_rate(new.tax_treatment, new.tax_rate), version = s.version + 1
    where s.tenant_id = new.tenant_id and s.customer_id = new.customer_id;
    return null;
end $$;
create trigger tell_tax_rate after update on customers for each row
    when (own_tax_rate(new.tax_treatment, new.tax_rate) is distinct from own_tax_rate(old.tax_treatment, old.tax_rate))
    execute function tell_tax_rate();
drop index subscriptions_revenue;
create index subscriptions_revenue on subscriptions (tenant_id, start_date, ended_at, monthly_amount) include (tax_rate)
    where json_array_length(prices) = 1;

alter table payments add column tax_treatment tax_treatment not null default 'standard';
alter table invoices add column tax_treatment tax_treatment not null default 'standard';
