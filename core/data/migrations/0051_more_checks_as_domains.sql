-- The checks of one column that the catalogue and billing groups still have in their tables become domains, as 0011 says why.
-- A domain that has a check would have every row written anew; so each gets its check once the columns are of it, and not
-- valid: the rows have been held to the same check by their table.
--
-- Left as they are: customers.status and files.status stand in the condition of an index, which would be built anew under a
-- lock, and customers.total_devices_rented in a check with another column, which would be proved anew for every row.

create domain product_state as text;
create domain variant_state as text;
create domain billing_group_state as text;
create domain billing_group_name as text;
create domain billing_day as integer;

alter table products
    drop constraint products_status_check,
    alter column status type product_state;
alter table variants
    drop constraint variants_status_check,
    alter column status type variant_state;
alter table billing_groups
    drop constraint billing_groups_status_check,
    drop constraint billing_groups_group_name_check,
    drop constraint billing_groups_billing_day_check,
    alter column status type billing_group_state,
    alter column group_name type billing_group_name,
    alter column billing_day type billing_day;

alter domain product_state add constraint product_state_check check (value in ('active', 'discontinued')) not valid;
alter domain variant_state add constraint variant_state_check check (value in ('active', 'inactive')) not valid;
alter domain billing_group_state
    add constraint billing_group_state_check check (value in ('active', 'inactive')) not valid;
alter domain billing_group_name add constraint billing_group_name_check check (value <> '') not valid;
alter domain billing_day add constraint billing_day_check check (value between 1 and 28) not valid;
