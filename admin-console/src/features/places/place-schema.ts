import type { TextKey } from '@balsam/shared-ui';
import { object, string } from 'yup';
import type { NewPlace, PlaceRow } from './places-api.ts';

const LONGEST = 100;

const error = (name: TextKey<'admin-console', 'places.error'>) => `places.error.${name}`;
const name = (missing: 'name' | 'name_arabic') => string().trim().required(error(missing)).max(LONGEST, error('long'));
const names = { name: name('name'), name_arabic: name('name_arabic') };

const placeSchema = object(names);
const countrySchema = object({
  iso2: string()
    .trim()
    .required(error('iso2'))
    .matches(/^[A-Za-z]{2}$/, error('iso2Form')),
  ...names,
});

/** Validation of the form. The messages are translation keys. */
export const schemaOf = (values: NewPlace) => (values.iso2 === undefined ? placeSchema : countrySchema);

/** Form values, and `updated_at` of the loaded version; undefined for a new place. */
export type PlaceValues = NewPlace & { updated_at?: string };

/** Initial values; only a new country has a code field. */
export const toValues = (place: PlaceRow | null, isCountry: boolean): PlaceValues => {
  if (place) return { name: place.name, name_arabic: place.name_arabic, updated_at: place.updated_at };
  return { ...(isCountry && { iso2: '' }), name: '', name_arabic: '' };
};
