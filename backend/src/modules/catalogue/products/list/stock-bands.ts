import type { Rows } from '../../../../wire/paging.ts';

/** Number of products in a band of `products.stock_band`. */
export interface StockBand {
  band: number;
  total: number;
}

/** Bands that a page of a list by stock overlaps, and the number of products before and in them. */
interface TouchedBands {
  first: number;
  last: number;
  before: number;
  total: number;
}

/**
 * Locates a page of a list sorted by stock, so that only the products of those bands are sorted.
 * @param bands in the order of the list
 * @returns null for a page beyond the last
 */
export const touchedBands = (bands: readonly StockBand[], { limit, offset }: Rows): TouchedBands | null => {
  let before = 0;
  const touched = bands.flatMap(({ band, total }) => {
    const placed = { band, total, before };
    before += total;
    return placed.before < offset + limit && before > offset ? [placed] : [];
  });
  const [start] = touched;
  if (!start) return null;
  const numbers = touched.map(({ band }) => band);
  return {
    first: Math.min(...numbers),
    last: Math.max(...numbers),
    before: start.before,
    total: touched.reduce((sum, { total }) => sum + total, 0),
  };
};
