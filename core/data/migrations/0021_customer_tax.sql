-- How a customer is taxed: as everybody, not at all, or by himself in his own country. What held when something was charged
-- stays with its payment and its invoice.

create domain tax_treatment as text check (value in ('standard', 'exempt', 'reverse_charge'));

alter table customers
    add column tax_treatment tax_treatment not null default 'standard',
    add column tax_rate tax_percent, -- instead of the tenant's
    add column vat_number text collate "C",
    add constraint customers_reverse_charge
        check (tax_treatment <> 'reverse_charge' or vat_number is not null and customer_type = 'business');
alter table payments add column tax_treatment tax_treatment not null default 'standard';
alter table invoices add column tax_treatment tax_treatment not null default 'standard';
