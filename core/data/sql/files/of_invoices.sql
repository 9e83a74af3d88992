-- Whether a file is the document of an invoice or a credit note, or the logo that the settings or one of those name. No index
-- leads from a logo to its invoices, so they are only read for a file that the settings once named, as the audit log says.
-- $1 tenant, $2 file
select true
from files f
where f.tenant_id = $1 and f.file_id = $2
  and case
          when f.invoice_id is not null then true
          when exists (select from tenants t where t.tenant_id = $1 and t.settings ->> 'seller.logoFileId' = $2) then true
          when exists (select from audit_entries a
                       where a.tenant_id = $1 and a.record_id = $1 and position($2::text in a.after::text) > 0)
              then exists (select from invoices i where i.tenant_id = $1 and i.seller_details ->> 'logoFileId' = $2)
          else false
      end
