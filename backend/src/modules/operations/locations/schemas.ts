import { z } from 'zod';
import { Id, Search } from '../../../wire/fields.ts';

export const Country = z
  .object({ id: z.number().int(), name: z.string().describe('Name in the requested language'), iso2: z.string() })
  .meta({ id: 'Country', description: 'A country for addresses' });
export const State = z
  .object({ id: z.number().int(), name: z.string().describe('Name in the requested language') })
  .meta({ id: 'State', description: 'A state, province or region of a country' });
export const City = z
  .object({ id: z.number().int(), name: z.string().describe('Name in the requested language') })
  .meta({ id: 'City', description: 'A city of a state' });

export const CountryQuery = z.strictObject({
  search: Search,
  delivered: z.stringbool().default(false).describe('Only countries that a vendor ships to'),
});
export const StateQuery = z.strictObject({ country_id: Id(), search: Search });
export const CityQuery = z.strictObject({ state_id: Id(), search: Search });
