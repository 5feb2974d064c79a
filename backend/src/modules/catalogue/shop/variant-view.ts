import type { z } from 'zod';
import { discounted, priceColumns, toWire } from '../../../money/money.ts';
import type { Currency } from '../../../wire/schemas.ts';
import { sellableUnits } from './holiday.ts';
import { wirePrices, type ProductRow } from './product-row.ts';
import type { VariantRow } from './repository.ts';
import type { Variant } from './schemas.ts';

/**
 * Variant as customers see it, with its own prices; the product's discount applies to them.
 * @param product the discount in percent, and the vendor's holiday
 */
export const toVariant = (
  row: VariantRow,
  product: Pick<ProductRow, 'discount' | 'holiday'>,
  currency: Currency,
): z.infer<typeof Variant> => {
  const original = row[priceColumns[currency].price];
  return {
    id: row.id,
    type: row.type,
    value: row.value,
    value_arabic: row.value_ar,
    color: row.color,
    color_arabic: row.color_ar,
    sku: row.sku,
    barcode: row.barcode,
    stock: sellableUnits(product, row.stock),
    expires_from: row.expires_from,
    price: toWire(discounted(original, product.discount), currency),
    original_price: toWire(original, currency),
    ...wirePrices(row),
  };
};
