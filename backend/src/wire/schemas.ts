import { z } from 'zod';
import { CURRENCIES, digitsByCurrency } from '../facts/currencies.ts';
import { LANGS } from '../facts/languages.ts';

export const Currency = z
  .enum(CURRENCIES)
  .meta({ id: 'Currency', description: `Currencies that the shop sells in. Minor digits: ${digitsByCurrency}.` });
export type Currency = z.infer<typeof Currency>;

export const Lang = z.enum(LANGS).meta({ id: 'Lang', description: 'Languages of every screen and message' });
export type Lang = z.infer<typeof Lang>;

/** An amount on the wire: major units, with at most the currency's digits (12.5 SAR, 1.255 BHD). */
export const Money = z.number().min(0).meta({ id: 'Money', description: 'Amount in major units of its currency' });

/** What of some amounts is value added tax, at one rate. */
export const VatGroup = z
  .object({
    percent: z.number().min(0).max(100).describe('The rate; 0 for what is zero-rated or exported'),
    taxable: Money.describe('What is taxed at this rate, without the tax'),
    vat: Money.describe('The tax, which the prices include'),
  })
  .meta({ id: 'VatGroup', description: 'What of some amounts is value added tax, at one rate' });

export const Moment = z.iso.datetime().meta({ id: 'Moment', description: 'A moment on the wire: ISO 8601, UTC' });

/** What every success carries beside its own keys. */
const successKeys = {
  status: z.literal(200).describe('The HTTP status once more'),
  success: z.literal(true).describe('Always true'),
  message: z
    .string()
    .meta({ description: 'A sentence for people, in the language of the header `lang`', examples: ['Done.'] }),
};

/**
 * A success answer: the common keys plus the given ones.
 * @param shape the answer's own keys
 */
export const success = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ ...successKeys, ...shape });

export const PageMeta = z
  .object({
    current_page: z.number().int().describe('The page that this is, from 1'),
    last_page: z.number().int().describe('The last page; 1 for an empty list'),
    total: z.number().int().describe('How many rows all pages have together'),
    per_page: z.number().int().describe('How many rows a page has'),
  })
  .meta({ id: 'PageMeta', description: 'Where a page of a list stands' });
export type PageMeta = z.infer<typeof PageMeta>;

export const ApiError = z
  .object({
    status: z.number().int().describe('The HTTP status once more'),
    success: z.literal(false).describe('Always false'),
    code: z.string().describe('What went wrong, for programs'),
    message: z.string().meta({
      description: 'The same for people, in the language of the header `lang`',
      examples: ['Please log in first.'],
    }),
    error: z.string().optional().describe('The same as `message`'),
    errors: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .describe(
        'Field (dotted where nested: `billing.city`) or header to what is wrong with it, for people; only where a field is to blame',
      ),
    data: z
      .record(z.string(), z.unknown())
      .optional()
      .describe('More for programs; which codes carry what, says each operation'),
  })
  .meta({
    id: 'ApiError',
    description:
      'The one error shape. `errors` maps a field (dotted when nested) to its messages; `code` is for programs, `message` for people.',
  });
export type ApiError = z.infer<typeof ApiError>;
