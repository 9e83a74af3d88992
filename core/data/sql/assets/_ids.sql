-- The members that the data of an event about an asset a begins with.
concat('"serialNumber":', to_json(a.serial_number), ',"assetSerialNumber":', to_json(a.serial_number),
       ',"rentalId":"' || a.rental_id || '","subscriptionId":"' || a.rental_id || '"',
       ',"customerId":"' || a.customer_id || '"')
