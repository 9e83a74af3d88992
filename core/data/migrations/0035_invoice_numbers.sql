-- The year and the number make up the invoice number, which no two invoices have, and the place, by which they are found. A
-- third index of the same was written for nothing.
alter table invoices drop constraint invoices_tenant_id_year_number_key;
