import { z } from 'zod';
import {
  productKinds,
  productNhraClasses,
  productOrigins,
  productSfdaClasses,
  yesOrNo,
} from '../../../facts/registration.ts';
import { productAudiences } from '../../../facts/sale-rules.ts';
import { Code, DayField, Line } from '../../../wire/fields.ts';
import type { OptionalField } from './product-column.ts';

export const CODE_LENGTH = 64;

/** Fact that customers see, reviewed like everything shown in the vendor's name. */
const shown = { isReviewed: true, isOnPage: true } as const;

const choice = <const Values extends readonly ['', ...string[]]>(
  noun: string,
  values: Values,
  meaning: string,
  cell: 'choice' | 'code' = 'choice',
) =>
  ({
    noun,
    input: z.enum(values, 'products.choice_unknown').describe(meaning).optional(),
    output: z.enum(values).describe(meaning),
    cell,
    ...shown,
  }) as const;

const line = (noun: string, meaning: string) =>
  ({
    noun,
    input: Line().describe(meaning).optional(),
    output: z.string().describe(meaning),
    cell: 'line',
    ...shown,
  }) as const;

const code = (noun: string, meaning: string) =>
  ({
    noun,
    input: Code(CODE_LENGTH).describe(meaning).optional(),
    output: z.string().describe(meaning),
    cell: 'code',
    ...shown,
  }) as const;

const day = (noun: string, meaning: string) =>
  ({
    noun,
    input: z
      .union([z.literal(''), DayField('products.day_invalid')], 'products.day_invalid')
      .meta({ description: meaning, examples: ['2031-03-31'] })
      .optional(),
    output: z.string().describe(meaning),
    cell: 'code',
    ...shown,
  }) as const;

const celsius = (noun: string, meaning: string) =>
  ({
    noun,
    input: Code(3)
      .regex(/^(-?\d{1,2})?$/, 'products.temperature_invalid')
      .meta({ description: meaning, examples: ['25'] })
      .optional(),
    output: z.string().describe(meaning),
    cell: 'code',
    ...shown,
  }) as const;

const bound = (noun: string, meaning: string, pattern: RegExp, example: string) =>
  ({
    noun,
    input: Code(4)
      .regex(pattern, 'products.whole_number')
      .meta({ description: meaning, examples: [example] })
      .optional(),
    output: z.string().describe(meaning),
    cell: 'code',
    isReviewed: false,
  }) as const;

/** Rules of sale in addition to those of the category. A vendor can only be stricter. */
export const saleRules = {
  audience: {
    noun: 'audience',
    input: z
      .enum(productAudiences, 'products.choice_unknown')
      .describe('Buyers; empty: those of its category')
      .optional(),
    output: z.enum(productAudiences).describe('Buyers; empty: those of its category'),
    cell: 'choice',
    isReviewed: false,
  },
  quantity_limit: bound(
    'quantity limit',
    'Most units per person in `limit_days`; empty without one',
    /^([1-9]\d{0,3})?$/,
    '2',
  ),
  limit_days: bound('window of the limit', 'Days of the quantity limit; empty: 30', /^([1-9]\d{0,2})?$/, '60'),
  min_age: bound('minimum age', 'Age in years that the buyer confirms; empty without one', /^([1-9]\d?)?$/, '18'),
} as const satisfies Record<string, OptionalField>;

/** Registration facts of a product, as its vendor states them. An empty text is an unknown fact. */
export const registration = {
  sfda_number: code(
    'SFDA number',
    'Authorisation (MDMA, registration) of SFDA; one of SFDA or NHRA is required for zero-rating',
  ),
  sfda_holder: line('SFDA holder', 'Holder of the SFDA authorisation'),
  sfda_expires_on: day('SFDA expiry', 'Last day of the SFDA authorisation, YYYY-MM-DD; empty without an end'),
  nhra_number: code('NHRA number', 'Authorisation of NHRA in Bahrain'),
  nhra_holder: line('NHRA holder', 'Holder of the NHRA authorisation'),
  nhra_expires_on: day('NHRA expiry', 'Last day of the NHRA authorisation, YYYY-MM-DD; empty without an end'),
  product_kind: choice('kind', productKinds, 'Kind of goods; ivd is an in vitro diagnostic'),
  sfda_class: choice('SFDA class', productSfdaClasses, 'Risk class of SFDA: A, As, Am, Ar, B, C or D', 'code'),
  nhra_class: choice(
    'NHRA class',
    productNhraClasses,
    'Risk class of NHRA: I to III, or A to D for diagnostics',
    'code',
  ),
  manufacturer: line('manufacturer', 'Manufacturer in English'),
  manufacturer_arabic: line('Arabic manufacturer', 'Manufacturer in Arabic'),
  brand: line('brand', 'Brand in English'),
  brand_arabic: line('Arabic brand', 'Brand in Arabic'),
  origin_country: choice('country of origin', productOrigins, 'ISO 3166-1 code of the country of origin', 'code'),
  sterile: choice('sterility', yesOrNo, 'Sterile: yes, no, or empty'),
  single_use: choice('single use', yesOrNo, 'For single use: yes, no, or empty'),
  store_min_c: celsius('lowest storage temperature', 'Lowest storage temperature, whole °C'),
  store_max_c: celsius(
    'highest storage temperature',
    'Highest storage temperature, whole °C; up to 8 means a cold chain',
  ),
} as const satisfies Record<string, OptionalField>;
