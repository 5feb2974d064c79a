import { z } from 'zod';
import { CURRENCIES, digitsByCurrency } from '../facts/currencies.ts';
import { LANGS } from '../facts/languages.ts';

export const Currency = z
  .enum(CURRENCIES)
  .meta({ id: 'Currency', description: `Currencies of the shop, with decimal places: ${digitsByCurrency}.` });
export type Currency = z.infer<typeof Currency>;

export const Lang = z.enum(LANGS).meta({ id: 'Lang', description: 'Supported languages' });
export type Lang = z.infer<typeof Lang>;

/** Amount in major units with at most the currency's decimal places (12.5 SAR, 1.255 BHD). */
export const Money = z.number().min(0).meta({ id: 'Money', description: 'Amount in major units of its currency' });

export const VatGroup = z
  .object({
    percent: z.number().min(0).max(100).describe('VAT rate; 0 for zero-rated or exported goods'),
    taxable: Money.describe('Net amount taxed at this rate'),
    vat: Money.describe('VAT included in the prices'),
  })
  .meta({ id: 'VatGroup', description: 'VAT share of some amounts, at one rate' });

export const Moment = z.iso.datetime().meta({ id: 'Moment', description: 'Timestamp: ISO 8601, UTC' });

/** Keys common to all successful responses. */
const successKeys = {
  status: z.literal(200).describe('Same as the HTTP status'),
  success: z.literal(true).describe('Always true'),
  message: z
    .string()
    .meta({ description: 'Human-readable message in the language of the `lang` header', examples: ['Done.'] }),
};

/**
 * Schema of a successful response: the common keys plus its own.
 * @param shape the response's own keys
 */
export const success = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ ...successKeys, ...shape });

export const PageMeta = z
  .object({
    current_page: z.number().int().describe('This page, from 1'),
    last_page: z.number().int().describe('The last page; 1 for an empty list'),
    total: z.number().int().describe('Number of rows on all pages'),
    total_is_more: z
      .boolean()
      .optional()
      .describe('True if there are more rows than `total`, which are neither counted nor shown: narrow the list'),
    per_page: z.number().int().describe('Rows per page'),
  })
  .meta({ id: 'PageMeta', description: 'Position of a page within its list' });
export type PageMeta = z.infer<typeof PageMeta>;

export const ApiError = z
  .object({
    status: z.number().int().describe('Same as the HTTP status'),
    success: z.literal(false).describe('Always false'),
    code: z.string().describe('Machine-readable error code'),
    message: z.string().meta({
      description: 'Human-readable message in the language of the `lang` header',
      examples: ['Please log in first.'],
    }),
    error: z.string().optional().describe('Same as `message`'),
    errors: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .describe(
        'Human-readable messages by field (dotted when nested: `billing.city`) or header; only for errors of fields',
      ),
    data: z
      .record(z.string(), z.unknown())
      .optional()
      .describe('Further machine-readable details; each operation documents them by code'),
  })
  .meta({
    id: 'ApiError',
    description:
      'The shape of every error. `errors` maps a field (dotted when nested) to its messages; `code` is for programs, `message` for people.',
  });
export type ApiError = z.infer<typeof ApiError>;
