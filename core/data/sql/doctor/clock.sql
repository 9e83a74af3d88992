select stamp(clock_timestamp())
