import { sql, type SQL } from '../../../sql/sql.ts';
import { AppError } from '../../../wire/errors.ts';

/** Ids of an address; a state belongs to its country, a city to its state. */
export interface PlaceIds {
  readonly country: number | null;
  readonly state: number | null;
  readonly city: number | null;
}

/** Place with both names, as stored with an order. */
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

/** Reads one Place. Parts that do not exist, or do not belong to their parent, are null. */
export const selectPlace = (ids: PlaceIds): SQL => sql`
  SELECT country.name AS country, country.name_ar AS country_ar, country.iso2, state.name AS state,
    state.name_ar AS state_ar, city.name AS city, city.name_ar AS city_ar
  FROM (SELECT 1) AS one
  LEFT JOIN countries country ON country.id = ${ids.country}::bigint
  LEFT JOIN states state ON state.id = ${ids.state}::bigint AND state.country_id = country.id
  LEFT JOIN cities city ON city.id = ${ids.city}::bigint AND city.state_id = state.id`;

/**
 * Returns the place if all of its parts were found.
 * @param names prefix and suffix of the form's field names around `country`, `state`, `city`, for the error
 * @throws AppError 422 on the part that does not exist or does not belong to its parent
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
