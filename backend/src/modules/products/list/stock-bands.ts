import type { Rows } from '../../../wire/paging.ts';

/** How many products of a list have a stock within a band of `products.stock_band`. */
export interface StockBand {
  band: number;
  total: number;
}

/** The bands that a page of a list by stock touches, and how many products of the list stand before them and in them. */
interface TouchedBands {
  first: number;
  last: number;
  before: number;
  total: number;
}

/**
 * Where a page of a list lies that is sorted by stock: only the products of those bands need be sorted.
 * @param bands in the order of the list
 * @returns null for a page behind the last one
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
