-- An invoice as the API shows it, as an expression over a row i of invoices. Members that are null are left out.
concat(
    '{"invoiceId":"', i.invoice_id,
    '","invoiceNumber":"', i.invoice_number,
    '","tenantId":"', i.tenant_id,
    '","kind":"', i.kind, '"',
    ',"correctsInvoiceId":"' || i.corrects_invoice_id || '"',
    ',"paymentId":"', i.payment_id,
    '","customerId":"', i.customer_id, '"',
    ',"rentalId":"' || i.rental_id || '","subscriptionId":"' || i.rental_id || '"',
    ',"billingGroupId":"' || i.billing_group_id || '"',
    ',"purpose":"', i.purpose,
    '","billingPeriod":"', i.billing_period, '"',
    ',"periodStart":"' || i.period_start || '"',
    ',"periodEnd":"' || i.period_end || '"',
    ',"issueDate":"', i.issue_date,
    '","dueDate":"', i.due_date,
    '","seller":', to_json(i.seller),
    ',"sellerDetails":' || i.seller_details::text,
    ',"recipient":', i.recipient::text,
    ',"currency":"', i.currency,
    '","lineItems":', i.lines::text,
    ',"subtotal":', money(i.subtotal, i.currency),
    ',"taxRate":', trim_scale(i.tax_rate),
    ',"taxAmount":', money(i.tax_amount, i.currency),
    ',"taxTreatment":"', i.tax_treatment, '"',
    case i.tax_treatment
        when 'exempt' then ',"taxReason":"Exempt from tax."'
        when 'reverse_charge' then ',"taxReason":"Reverse charge: the recipient is liable for the tax."'
    end,
    ',"total":', money(i.total, i.currency),
    case when i.credit_used > 0 then concat(',"creditUsed":', money(i.credit_used, i.currency),
                                             ',"amountDue":', money(i.total - i.credit_used, i.currency)) end,
    ',"reason":' || to_json(i.reason),
    ',"fileId":"' || (select min(f.file_id) from files f
                      where f.tenant_id = i.tenant_id and f.invoice_id = i.invoice_id and f.invoice_format = 'pdf') || '"',
    ',"createdAt":"', stamp(i.issued_at),
    '"}')
