import type { createFindings } from './scenario.ts';
import type { Shop } from './shop.ts';
import { must, newShopper, type Shopper } from './shoppers.ts';

export interface Goods {
  readonly id: number;
  readonly slug: string;
  readonly stock: number;
}

/** Creates a vendor whose products are approved. */
export async function openStore(shop: Pick<Shop, 'openMarket'>) {
  const market = await shop.openMarket();
  const vendor = await market.newVendor();
  return {
    vendor,
    /** Puts a product with this stock on sale. */
    async sell(stock: number): Promise<Goods> {
      const { id, slug } = await market.addProduct(vendor, { stock });
      await market.toggleApproval({ id });
      return { id, slug, stock };
    },
  };
}

/** Stock on the product page. */
async function stockOf({ slug }: Goods, shopper: Pick<Shopper, 'call'>): Promise<number> {
  return (await must(shopper.call(`GET /products/${slug}`))).body.product.stock;
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
