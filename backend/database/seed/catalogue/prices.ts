/** A price as it is stored: one integer of minor units per currency (halalas, fils, cents). */
export interface StoredPrice {
  price_sar: number;
  price_bhd: number;
  price_usd: number;
}

/**
 * The three prices of a product, each set as a shop would: full halalas, steps of five fils, cents ending in nine.
 * @param halalas the price in SAR, minor units
 */
export const priceIn = (halalas: number): StoredPrice => ({
  price_sar: halalas,
  price_bhd: Math.round((halalas * 1.004) / 5) * 5,
  price_usd: Math.max(Math.ceil(halalas / 3.75 / 10) * 10 - 1, 19),
});

/** A stored price with a surcharge in percent, halves rounded up. */
export function withSurcharge(price: StoredPrice, percent: number): StoredPrice {
  const raise = (minor: number) => Math.floor((minor * (100 + percent) + 50) / 100);
  return { price_sar: raise(price.price_sar), price_bhd: raise(price.price_bhd), price_usd: raise(price.price_usd) };
}
