import { z } from 'zod';
import { requiredCode, requiredText } from '../../../wire/fields.ts';
import { pageKeys, SearchText } from '../../../wire/paging.ts';
import { Moment, PageMeta } from '../../../wire/schemas.ts';
import { UpdatedAtSeen } from '../../../wire/seen.ts';
import { fold } from '../../../text/fold.ts';

const LONGEST_NAME = 100;

const count = z.number().int();

/** Countries have states, states have cities. */
export const PlaceLevel = z.enum(['countries', 'states', 'cities']);
export type PlaceLevel = z.infer<typeof PlaceLevel>;

export const PlaceUsage = z
  .object({
    addresses: count.describe('Addresses of customers'),
    vendors: count.describe('Vendors'),
    shipping_zones: count.describe('Shipping zones (countries only)'),
    orders: count.describe('Orders sent there'),
  })
  .meta({
    id: 'PlaceUsage',
    description: 'Number of rows that refer to a place or one within it. Only countries have shipping zones.',
  });
export type PlaceUsage = z.infer<typeof PlaceUsage>;

export const StoredPlace = z
  .object({
    id: count,
    name: z.string(),
    name_arabic: z.string().describe('Arabic name'),
    listed: z.boolean(),
    updated_at: Moment.describe('Time of the last change'),
  })
  .meta({
    id: 'StoredPlace',
    description: 'A stored place. Forms offer it if it and its parents are `listed`.',
  });
export type StoredPlace = z.infer<typeof StoredPlace>;

const place = { ...StoredPlace.shape, usage: PlaceUsage };

export const AdminCountry = z
  .object({
    ...place,
    iso2: z.string(),
    states: count.describe('Number of states, listed or not'),
    cities: count.describe('Number of cities, listed or not'),
  })
  .meta({ id: 'AdminCountry', description: 'A country. `states` and `cities` count places within it, listed or not' });
export const AdminState = z
  .object({ ...place, cities: count.describe('Number of cities, listed or not') })
  .meta({ id: 'AdminState', description: 'A state with its number of cities and its usage' });
export const AdminCity = z.object(place).meta({ id: 'AdminCity', description: 'A city with its usage' });

export const CountryPage = z.object({
  countries: z.array(AdminCountry).describe('The countries of this page'),
  meta: PageMeta,
});
export const StatePage = z.object({
  country: StoredPlace.describe('Country of these states'),
  states: z.array(AdminState).describe('The states of this page'),
  meta: PageMeta,
});
export const CityPage = z.object({
  country: StoredPlace.describe('Country of these cities'),
  state: StoredPlace.describe('State of these cities'),
  cities: z.array(AdminCity).describe('The cities of this page'),
  meta: PageMeta,
});

/** `search`: part of a name in either language, ignoring Arabic spelling variants, or of a country code. */
export const PlaceQuery = z.strictObject({ search: SearchText, ...pageKeys });
export type PlaceQuery = z.infer<typeof PlaceQuery>;

const nameOf = (missing: string) =>
  requiredText(missing, LONGEST_NAME).refine((name) => name === '' || fold(name) !== '', 'places.name_letters');

const names = { name: nameOf('places.name_required'), name_arabic: nameOf('places.name_arabic_required') };

/** New state or city, in both languages. */
export const NewPlace = z.strictObject(names);
export type PlaceNames = z.infer<typeof NewPlace>;

/** `iso2`: ISO 3166-1 alpha-2 code, which cannot change. */
export const NewCountry = z.strictObject({
  iso2: requiredCode('places.iso2_required')
    .toUpperCase()
    .pipe(z.string().regex(/^[A-Z]{2}$/, 'places.iso2_form')),
  ...names,
});

/** New names of a place. */
export const PlaceEdit = z.strictObject({ _method: z.literal('PUT'), ...names, updated_at_seen: UpdatedAtSeen });
export type PlaceEdit = Omit<z.infer<typeof PlaceEdit>, '_method'>;

export const PlaceListing = z.strictObject({
  listed: z.boolean().describe('Forms offer it and the places within it'),
  updated_at_seen: UpdatedAtSeen,
});
