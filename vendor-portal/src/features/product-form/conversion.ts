import { CURRENCY_DIGITS, type PriceRates } from '@balsam/shared-api';
import { normalizeDigits } from '@balsam/shared-ui';
import { priceRule, type PriceValues } from './amounts.ts';

/** True if the price in SAR can be converted. */
export const isConvertible = ({ price_sar: price }: PriceValues): boolean =>
  priceRule(CURRENCY_DIGITS.SAR).required().isValidSync(normalizeDigits(price));

/** Rounds in minor units, half up. */
function converted(sar: number, rate: number, currency: 'BHD' | 'USD'): string {
  const digits = CURRENCY_DIGITS[currency];
  const minor = String(Math.round((sar / rate) * 10 ** digits)).padStart(digits + 1, '0');
  return `${minor.slice(0, -digits)}.${minor.slice(-digits)}`;
}

/** The prices with BHD and USD calculated from SAR, rounded to each currency's digits. */
export function convertFromSar<Prices extends PriceValues>(prices: Prices, rates: PriceRates): Prices {
  if (!isConvertible(prices)) return prices;
  const sar = Number(normalizeDigits(prices.price_sar));
  return {
    ...prices,
    price_bhd: converted(sar, rates.sar_per_bhd, 'BHD'),
    price_usd: converted(sar, rates.sar_per_usd, 'USD'),
  };
}
