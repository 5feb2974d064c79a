import type { Currency } from '../../../facts/currencies.ts';

/** Minimum payout in minor units: 100 riyals, 10 dinars, 25 dollars. Less is carried forward. */
export const LEAST_PAYOUT = { SAR: 10_000, BHD: 10_000, USD: 2_500 } as const satisfies Record<Currency, number>;
