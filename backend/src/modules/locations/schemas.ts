import { z } from 'zod';
import { Id, Search } from '../../wire/fields.ts';

export const Country = z
  .object({ id: z.number().int(), name: z.string().describe('Its name, in the language asked for'), iso2: z.string() })
  .meta({ id: 'Country', description: 'A country that an address may name' });
export const State = z
  .object({ id: z.number().int(), name: z.string().describe('Its name, in the language asked for') })
  .meta({ id: 'State', description: 'A state, province or region of a country' });
export const City = z
  .object({ id: z.number().int(), name: z.string().describe('Its name, in the language asked for') })
  .meta({ id: 'City', description: 'A city of a state' });

export const CountryQuery = z.strictObject({
  search: Search,
  delivered: z.stringbool().default(false).describe('Only countries to which a vendor delivers'),
});
export const StateQuery = z.strictObject({ country_id: Id(), search: Search });
export const CityQuery = z.strictObject({ state_id: Id(), search: Search });
