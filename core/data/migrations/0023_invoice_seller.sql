-- What the tenant said of itself when it issued an invoice stays with it. Those of before have none.
alter table invoices add column seller_details json;

-- The document of an invoice is a file, one at most for each format and language. What there is was made in English.
alter table files
    add column invoice_format text collate "C",
    add column invoice_language text collate "C";
alter table files no force row level security; -- of all tenants
update files set invoice_format = 'pdf', invoice_language = 'en' where invoice_id is not null;
alter table files force row level security;
alter table files add constraint files_invoice_document
    check ((invoice_id is null) = (invoice_format is null) and (invoice_id is null) = (invoice_language is null));
drop index files_invoice;
create unique index files_invoice on files (tenant_id, invoice_id, invoice_format, invoice_language)
    where invoice_id is not null;
