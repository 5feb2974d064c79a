import { z } from 'zod';
import { Id, Search } from '../../fields.ts';

export const Country = z.object({ id: z.number().int(), name: z.string(), iso2: z.string() }).meta({ id: 'Country' });
export const State = z.object({ id: z.number().int(), name: z.string() }).meta({ id: 'State' });
export const City = z.object({ id: z.number().int(), name: z.string() }).meta({ id: 'City' });

/** `delivered`: only where a seller delivers. */
export const CountryQuery = z.strictObject({ search: Search, delivered: z.stringbool().default(false) });
export const StateQuery = z.strictObject({ country_id: Id(), search: Search });
export const CityQuery = z.strictObject({ state_id: Id(), search: Search });
