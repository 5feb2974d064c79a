import { z } from 'zod';

export const Country = z.object({ id: z.number().int(), name: z.string(), iso2: z.string() }).meta({ id: 'Country' });
export const State = z.object({ id: z.number().int(), name: z.string() }).meta({ id: 'State' });
export const City = z.object({ id: z.number().int(), name: z.string() }).meta({ id: 'City' });
