-- Generated from src/facts/order-statuses.ts by `npm run wire`. The planner inlines these functions.

CREATE OR REPLACE FUNCTION order_status_is_known(status smallint) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN status IN (1, 2, 3, 4, 5, 6);

CREATE OR REPLACE FUNCTION order_is_preparing(status smallint) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN status IN (1, 2);

CREATE OR REPLACE FUNCTION order_is_shipping(status smallint) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN status IN (3);

CREATE OR REPLACE FUNCTION order_is_completed(status smallint) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN status IN (4);

CREATE OR REPLACE FUNCTION order_is_cancelled(status smallint) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN status IN (5, 6);

CREATE OR REPLACE FUNCTION order_is_sent(status smallint) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN status IN (3, 4);

CREATE OR REPLACE FUNCTION order_is_underway(status smallint) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN status IN (1, 2, 3);

CREATE OR REPLACE FUNCTION order_is_refunded(status smallint) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN status IN (6);

CREATE OR REPLACE FUNCTION order_is_posted(status smallint) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN status IN (4, 6);
