-- Whom an invoice is for: a customer c as it is at this moment, as an expression.
json_strip_nulls(json_build_object('company', c.company, 'firstName', c.first_name, 'lastName', c.last_name,
                                   'email', c.email, 'vatNumber', c.vat_number, 'address', c.last_billing_address))
