import { sql, type SQL } from '../../sql/sql.ts';
import { AppError } from '../../wire/errors.ts';

/** Ids as an address carries them; a state belongs to its country, a city to its state. */
export interface PlaceIds {
  readonly country: number | null;
  readonly state: number | null;
  readonly city: number | null;
}

/** A place with both names, as an order keeps it. */
export interface Place {
  readonly country: string | null;
  readonly country_ar: string | null;
  readonly iso2: string | null;
  readonly state: string | null;
  readonly state_ar: string | null;
  readonly city: string | null;
  readonly city_ar: string | null;
}

const parts = ['country', 'state', 'city'] as const;

/** Reads one Place. What does not exist, or does not belong to the part above it, is null. */
export const selectPlace = (ids: PlaceIds): SQL => sql`
  SELECT country.name AS country, country.name_ar AS country_ar, country.iso2, state.name AS state,
    state.name_ar AS state_ar, city.name AS city, city.name_ar AS city_ar
  FROM (SELECT 1) AS one
  LEFT JOIN countries country ON country.id = ${ids.country}::bigint
  LEFT JOIN states state ON state.id = ${ids.state}::bigint AND state.country_id = country.id
  LEFT JOIN cities city ON city.id = ${ids.city}::bigint AND city.state_id = state.id`;

/**
 * The place that was read for some ids, if it has every part that they name.
 * @param names how the form calls its fields, for the error: a prefix before and a suffix after `country`, `state`, `city`
 * @throws AppError 422 naming the part that does not exist or does not belong to the part above it
 */
export const checkedPlace = (
  ids: PlaceIds,
  place: Place | null,
  { prefix = '', suffix = '' }: { prefix?: string; suffix?: string } = {},
): Place => {
  const wrong = parts.find((part) => ids[part] !== null && !place?.[part]);
  if (!wrong && place) return place;
  throw new AppError(422, 'validation', {
    fields: { [`${prefix}${wrong ?? 'country'}${suffix}`]: ['validation.unknown_place'] },
  });
};
