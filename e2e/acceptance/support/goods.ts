import type { createFindings } from './scenario.ts';
import type { Shop } from './shop.ts';
import { must, newShopper, retry, type Shopper } from './shoppers.ts';

/** Batches of a product that tracks them; enough that orders are split among two. */
const BATCHES = 7;
const DAY_MS = 86_400_000;

/** Batches with different expiries that add up to a stock. */
const batchesOf = (stock: number) =>
  Array.from({ length: BATCHES }, (_, index) => ({
    lot_no: `L${index}`,
    expires_on: new Date(Date.now() + (200 + index * 30) * DAY_MS).toISOString().slice(0, 10),
    quantity: Math.floor((stock * (index + 1)) / BATCHES) - Math.floor((stock * index) / BATCHES),
  }));

export interface Goods {
  readonly id: number;
  readonly slug: string;
  readonly stock: number;
}

/** Creates a vendor whose products are approved. */
export async function openStore(shop: Pick<Shop, 'openMarket'>) {
  const market = await shop.openMarket();
  const vendor = await market.newVendor();
  /** Puts a product with this stock on sale. */
  const sell = async (stock: number): Promise<Goods> => {
    const { id, slug } = await market.addProduct(vendor, { stock });
    await market.toggleApproval({ id });
    return { id, slug, stock };
  };
  return {
    vendor,
    sell,
    /** Puts a product on sale whose stock lies in batches. */
    async sellBatches(stock: number): Promise<Goods> {
      const goods = await sell(stock);
      await market.trackBatches(vendor, goods, batchesOf(stock));
      return goods;
    },
  };
}

/** Stock on the product page. */
async function stockOf({ slug }: Goods, shopper: Pick<Shopper, 'call'>): Promise<number> {
  return (await must(retry(() => shopper.call(`GET /products/${slug}`)))).body.product.stock;
}

/** Stock of each product, as a visitor sees it. */
export function readStock(shop: Pick<Shop, 'origin'>, goods: readonly Goods[]): Promise<number[]> {
  const visitor = newShopper(shop.origin);
  return Promise.all(goods.map((product) => stockOf(product, visitor)));
}

/** Adds the errors of `npm run admin -- audit` to the findings. */
export async function checkLedger(
  shop: Pick<Shop, 'auditLedger'>,
  findings: ReturnType<typeof createFindings>,
): Promise<void> {
  const errors = await shop.auditLedger();
  findings.expect(errors.length === 0, `the audit found errors: ${errors.slice(0, 3).join('; ')}.`);
}
