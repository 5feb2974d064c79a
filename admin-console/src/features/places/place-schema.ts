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

/** What a place must be to be sent. The messages are keys of the console's texts. */
export const schemaOf = (values: NewPlace) => (values.iso2 === undefined ? placeSchema : countrySchema);

/** What the form holds, and the state that it is based on; left out for a new place. */
export type PlaceValues = NewPlace & { updated_at?: string };

/** What the form holds at first. Only a new country is asked for its code. */
export const toValues = (place: PlaceRow | null, isCountry: boolean): PlaceValues => {
  if (place) return { name: place.name, name_arabic: place.name_arabic, updated_at: place.updated_at };
  return { ...(isCountry && { iso2: '' }), name: '', name_arabic: '' };
};
