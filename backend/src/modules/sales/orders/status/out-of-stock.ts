import { AppError } from '../../../../wire/errors.ts';
import type { Shortage } from '../../../../ledger/stock.ts';
import { soldName, type SoldLine } from './repository.ts';

/** Error for a cancelled order that cannot be reopened, with each line that is short of stock. */
export const outOfStock = (lines: SoldLine[], shortages: Shortage[]) => {
  const short = shortages.map(({ productId, variantId, availableStock }) => {
    const line = lines.find((each) => each.product_id === productId && each.variant_id === variantId);
    const { name, name_ar } = line ? soldName(line) : { name: '', name_ar: '' };
    return {
      product_id: productId,
      variant_id: variantId,
      name,
      name_arabic: name_ar || name,
      available_stock: availableStock,
    };
  });
  const messages = short.map(({ name, name_arabic, available_stock: count }) => ({
    key: 'checkout.out_of_stock',
    params: { name, name_arabic, count },
  }));
  return new AppError(422, 'order_out_of_stock', { fields: { status: messages }, data: { lines: short } });
};
