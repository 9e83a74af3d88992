-- $1 organisation
select o.name from organisations o where o.organisation_id = $1
