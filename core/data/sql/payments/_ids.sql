-- The ids that an event of a payment p begins with.
concat('"paymentId":"', p.payment_id, '","customerId":"', p.customer_id, '"',
       ',"rentalId":"' || p.rental_id || '","subscriptionId":"' || p.rental_id || '"',
       ',"billingGroupId":"' || p.billing_group_id || '"')
