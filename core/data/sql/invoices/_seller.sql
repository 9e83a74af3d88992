-- What a tenant t says of itself on its invoices at this moment, as an expression; only what there is.
json_strip_nulls(json_build_object('address', t.settings -> 'seller.address', 'vatNumber', t.settings -> 'seller.vatNumber',
                                   'taxNumber', t.settings -> 'seller.taxNumber',
                                   'registerNumber', t.settings -> 'seller.registerNumber',
                                   'iban', t.settings -> 'seller.iban', 'bic', t.settings -> 'seller.bic',
                                   'logoFileId', t.settings -> 'seller.logoFileId',
                                   'terms', nullif(t.settings ->> 'invoice.terms', ''),
                                   'language', coalesce(t.settings ->> 'invoice.language', 'en')))
