import { z } from 'zod';
import { requiredCode, requiredText } from '../../wire/fields.ts';
import { pageKeys, SearchText } from '../../wire/paging.ts';
import { Moment, PageMeta } from '../../wire/schemas.ts';
import { UpdatedAtSeen } from '../../wire/seen.ts';
import { fold } from '../../text/fold.ts';

const LONGEST_NAME = 100;

const count = z.number().int();

/** Countries hold states, and states hold cities. */
export const PlaceLevel = z.enum(['countries', 'states', 'cities']);
export type PlaceLevel = z.infer<typeof PlaceLevel>;

export const PlaceUsage = z
  .object({
    addresses: count.describe('Addresses of customers'),
    vendors: count.describe('Vendors'),
    shipping_zones: count.describe('Shipping zones (of a country)'),
    orders: count.describe('Orders that are sent there'),
  })
  .meta({
    id: 'PlaceUsage',
    description:
      'How many rows name a place or one in it. Orders are those that are sent there; only countries have shipping zones.',
  });
export type PlaceUsage = z.infer<typeof PlaceUsage>;

export const StoredPlace = z
  .object({
    id: count,
    name: z.string(),
    name_arabic: z.string().describe('Arabic name'),
    listed: z.boolean(),
    updated_at: Moment.describe('When it was saved last'),
  })
  .meta({
    id: 'StoredPlace',
    description: 'A place as it is kept. Forms offer it while it and the places above it are `listed`.',
  });
export type StoredPlace = z.infer<typeof StoredPlace>;

const place = { ...StoredPlace.shape, usage: PlaceUsage };

export const AdminCountry = z
  .object({
    ...place,
    iso2: z.string(),
    states: count.describe('How many states it has, listed or not'),
    cities: count.describe('How many cities it has, listed or not'),
  })
  .meta({ id: 'AdminCountry', description: '`states` and `cities`: how many are in it, listed or not' });
export const AdminState = z
  .object({ ...place, cities: count.describe('How many cities it has, listed or not') })
  .meta({ id: 'AdminState', description: 'A state as it is kept, with the places in it and its use' });
export const AdminCity = z.object(place).meta({ id: 'AdminCity', description: 'A city as it is kept, with its use' });

export const CountryPage = z.object({
  countries: z.array(AdminCountry).describe('The countries of this page'),
  meta: PageMeta,
});
export const StatePage = z.object({
  country: StoredPlace.describe('Whose states these are'),
  states: z.array(AdminState).describe('The states of this page'),
  meta: PageMeta,
});
export const CityPage = z.object({
  country: StoredPlace.describe('Where they lie'),
  state: StoredPlace.describe('Whose cities these are'),
  cities: z.array(AdminCity).describe('The cities of this page'),
  meta: PageMeta,
});

/** `search`: a part of a name in either language, however its Arabic is spelt, or of a country's code. */
export const PlaceQuery = z.strictObject({ search: SearchText, ...pageKeys });
export type PlaceQuery = z.infer<typeof PlaceQuery>;

const nameOf = (missing: string) =>
  requiredText(missing, LONGEST_NAME).refine((name) => name === '' || fold(name) !== '', 'places.name_letters');

const names = { name: nameOf('places.name_required'), name_arabic: nameOf('places.name_arabic_required') };

/** A state or a city, in both languages. */
export const NewPlace = z.strictObject(names);
export type PlaceNames = z.infer<typeof NewPlace>;

/** `iso2`: the two letters of ISO 3166-1, which stay. */
export const NewCountry = z.strictObject({
  iso2: requiredCode('places.iso2_required')
    .toUpperCase()
    .pipe(z.string().regex(/^[A-Z]{2}$/, 'places.iso2_form')),
  ...names,
});

/** A place with both names as they shall be. */
export const PlaceEdit = z.strictObject({ _method: z.literal('PUT'), ...names, updated_at_seen: UpdatedAtSeen });
export type PlaceEdit = Omit<z.infer<typeof PlaceEdit>, '_method'>;

export const PlaceListing = z.strictObject({
  listed: z.boolean().describe('Whether forms offer it, and with it what is in it'),
  updated_at_seen: UpdatedAtSeen,
});
