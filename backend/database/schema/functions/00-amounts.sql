-- Splits an amount by weights, to the last minor unit as src/money/amount-shares.ts does.
CREATE OR REPLACE FUNCTION allot(amount bigint, weights bigint[]) RETURNS bigint[] LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN (
  WITH weighed AS (
    SELECT no, CASE WHEN sum(weight) OVER () = 0 THEN 1 ELSE weight END AS weight
    FROM unnest(weights::numeric[]) WITH ORDINALITY AS given (weight, no)
  ), shared AS (
    SELECT no, div(amount * weight, sum(weight) OVER ()) AS share, mod(amount * weight, sum(weight) OVER ()) AS remainder
    FROM weighed
  ), ranked AS (
    SELECT no, share, row_number() OVER (ORDER BY remainder DESC, no) <= amount - sum(share) OVER () AS is_odd FROM shared
  )
  SELECT array_agg((share + is_odd::integer)::bigint ORDER BY no) FROM ranked
);

-- Percentage of an amount in basis points, halves rounded up, as in src/money/amount-shares.ts.
CREATE OR REPLACE FUNCTION portion(amount bigint, bp integer) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  div(2 * amount::numeric * bp + 10000, 20000)::bigint;

CREATE OR REPLACE FUNCTION currency_digits(currency text) RETURNS integer LANGUAGE sql IMMUTABLE RETURN CASE currency WHEN 'BHD' THEN 3 ELSE 2 END;

CREATE OR REPLACE FUNCTION decimal_amount(amount numeric, currency text, more integer DEFAULT 0) RETURNS text LANGUAGE sql IMMUTABLE RETURN
  round(amount / 10::numeric ^ currency_digits(currency), currency_digits(currency) + more)::text;
