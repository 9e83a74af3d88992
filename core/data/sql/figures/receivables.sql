-- What customers owe now, by how long it has been due on a date; who owes the most first.
-- $1 tenant, $2 date
with owed as not materialized (
    @{figures/open}
)
@{figures/by_age}
