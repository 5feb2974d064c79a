import { z } from 'zod';

/** Currencies that the shop sells in. Minor digits: SAR 2, BHD 3, USD 2. */
export const Currency = z.enum(['SAR', 'BHD', 'USD']).meta({ id: 'Currency' });
export type Currency = z.infer<typeof Currency>;

/** Languages of every screen and message. */
export const Lang = z.enum(['en', 'ar']).meta({ id: 'Lang' });
export type Lang = z.infer<typeof Lang>;

/** An amount on the wire: major units, with at most the currency's digits (12.5 SAR, 1.255 BHD). */
export const Money = z.number().min(0).meta({ id: 'Money', description: 'Amount in major units of its currency' });

/** A moment on the wire: ISO 8601, UTC. */
export const Moment = z.iso.datetime().meta({ id: 'Moment' });

/** What every success carries beside its own keys. */
export const successKeys = {
  status: z.literal(200),
  success: z.literal(true),
  message: z.string(),
};

/**
 * A success answer: the common keys plus the given ones.
 * @param shape the answer's own keys
 */
export const success = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ ...successKeys, ...shape });

/** Where a page of a list stands. */
export const PageMeta = z
  .object({
    current_page: z.number().int(),
    last_page: z.number().int(),
    total: z.number().int(),
    per_page: z.number().int(),
  })
  .meta({ id: 'PageMeta' });
export type PageMeta = z.infer<typeof PageMeta>;

/** The one error shape. `errors` maps a field (dotted when nested) to its messages; `code` is for programs, `message` for people. */
export const ApiError = z
  .object({
    status: z.number().int(),
    success: z.literal(false),
    code: z.string(),
    message: z.string(),
    error: z.string().optional(),
    errors: z.record(z.string(), z.array(z.string())).optional(),
    data: z.record(z.string(), z.unknown()).optional(),
  })
  .meta({ id: 'ApiError' });
export type ApiError = z.infer<typeof ApiError>;
