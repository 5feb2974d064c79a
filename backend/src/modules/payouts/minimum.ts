import type { Currency } from '../../facts/currencies.ts';

/** Less than this is not paid out but carried on, in minor units: 100 riyals, 10 dinars, 25 dollars. */
export const LEAST_PAYOUT = { SAR: 10_000, BHD: 10_000, USD: 2_500 } as const satisfies Record<Currency, number>;
