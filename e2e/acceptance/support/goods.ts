import type { createFindings } from './scenario.ts';
import type { Shop } from './shop.ts';
import { must, newShopper, type Shopper } from './shoppers.ts';

export interface Goods {
  readonly id: number;
  readonly slug: string;
  readonly stock: number;
}

/** A new vendor of the shop, whose products are approved and on sale. */
export async function openStore(shop: Shop) {
  const market = await shop.openMarket();
  const vendor = await market.newVendor();
  return {
    vendor,
    /** Puts a product on sale, with as many pieces. */
    async sell(stock: number): Promise<Goods> {
      const { id, slug } = await market.addProduct(vendor, { stock });
      await market.toggleApproval({ id });
      return { id, slug, stock };
    },
  };
}

/** How many pieces shoppers are told are left. */
async function stockOf({ slug }: Goods, shopper: Pick<Shopper, 'call'>): Promise<number> {
  return (await must(shopper.call(`GET /products/${slug}`))).body.product.stock;
}

/** The stock of each, as a visitor sees it. */
export function readStock(shop: Shop, goods: readonly Goods[]): Promise<number[]> {
  const visitor = newShopper(shop.origin);
  return Promise.all(goods.map((each) => stockOf(each, visitor)));
}

/** Notes whatever is wrong in the books of a shop (`npm run admin -- audit`). */
export async function checkLedger(shop: Shop, findings: ReturnType<typeof createFindings>): Promise<void> {
  const wrong = await shop.auditLedger();
  findings.expect(wrong.length === 0, `the books are wrong: ${wrong.slice(0, 3).join('; ')}.`);
}
