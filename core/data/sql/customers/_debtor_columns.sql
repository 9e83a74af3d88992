-- A customer c as core/data/customers/debtor.cpp reads them.
c.customer_type = 'business' as is_business, c.tax_treatment, trim_scale(c.tax_rate) as tax_rate
