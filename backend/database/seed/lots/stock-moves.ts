import type { DemoProduct } from '../catalogue-rows/build-catalogue.ts';
import type { DemoLot } from './demo-lot.ts';
import { lotStockMoves } from './lot-rows.ts';
import type { DemoOrder } from '../sales/demo-order.ts';
import { restockedAt } from '../sales/order-rows.ts';

interface MoveRow {
  product_id: number;
  variant_id: number | null;
  delta: number;
  reason: 'opening' | 'sale' | 'restock' | 'withdrawn' | 'released';
  vendor_order_id: number | null;
  lot_id: number | null;
  created_at: string;
}

const salesAndRestocks = (orders: readonly DemoOrder[]): MoveRow[] =>
  orders.flatMap(({ placedAt, expiredAt, parts }) =>
    parts.flatMap((part) =>
      part.lines.flatMap(({ product, sku, quantity }): MoveRow[] => {
        const line = { product_id: product.id, variant_id: sku.variantId, vendor_order_id: part.id, lot_id: null };
        const sale: MoveRow = { ...line, delta: -quantity, reason: 'sale', created_at: placedAt };
        const back = expiredAt ?? restockedAt(part);
        return back ? [sale, { ...line, delta: quantity, reason: 'restock', created_at: back }] : [sale];
      }),
    ),
  );

const skuKey = (productId: number, variantId: number | null) => `${productId}/${variantId ?? ''}`;

interface Stock {
  products: readonly DemoProduct[];
  orders: readonly DemoOrder[];
  lots: readonly DemoLot[];
}

/** Every change of stock since the opening, oldest first; their sum per SKU is today's stock. */
export function stockMoveRows({ products, orders, lots }: Stock): MoveRow[] {
  const moves = [...salesAndRestocks(orders), ...lotStockMoves(lots)];
  const taken = new Map<string, number>();
  for (const { product_id, variant_id, delta } of moves) {
    const key = skuKey(product_id, variant_id);
    taken.set(key, (taken.get(key) ?? 0) - delta);
  }
  const openings = products.flatMap(({ id, skus, createdAt }) =>
    skus.map(({ variantId, stock }): MoveRow => ({
      product_id: id,
      variant_id: variantId,
      delta: stock + (taken.get(skuKey(id, variantId)) ?? 0),
      reason: 'opening',
      vendor_order_id: null,
      lot_id: null,
      created_at: createdAt,
    })),
  );
  return [...openings, ...moves]
    .filter(({ delta }) => delta !== 0)
    .sort((left, right) => left.created_at.localeCompare(right.created_at));
}
