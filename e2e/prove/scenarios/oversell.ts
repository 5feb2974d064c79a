import path from 'node:path';
import { inWords, tally, timesOf } from '../latency.ts';
import { createFindings, type Context, type Scenario } from '../scenario.ts';
import { ENGINES, openShop, type Engine } from '../shop.ts';
import { fillCart, forEach, openCheckout, placeOrder, signUp } from '../shoppers.ts';

async function sellOut(engine: Engine, { folder, smoke, say }: Context) {
  const [buyers, units] = smoke ? [40, 8] : [500, 100];
  const findings = createFindings();
  const shop = await openShop({ folder: path.join(folder, engine), engine });
  try {
    say(`${ENGINES[engine]}: ${buyers} people open accounts`);
    const market = await shop.openMarket();
    const product = await market.addProduct(await market.newVendor(), { stock: units });
    await market.toggleApproval(product);
    const shoppers = await signUp(shop.origin, buyers);
    const orders = await forEach(shoppers, async (shopper) => {
      await fillCart(shopper, [{ product_id: product.id, quantity: 1 }]);
      return { shopper, orderNo: await openCheckout(shopper) };
    });

    say(`${ENGINES[engine]}: all of them order one of ${units} pieces at once`);
    const answers = await Promise.all(orders.map(({ shopper, orderNo }) => placeOrder(shopper, orderNo)));

    const counts = tally(answers.map(({ status }) => status));
    const told = answers.filter(({ status, body }) => status === 422 && body.code === 'out_of_stock').length;
    findings.same(`${engine}: sold`, counts[200] ?? 0, units);
    findings.same(`${engine}: told that nothing is left`, told, buyers - units);
    findings.expect(
      answers.every(({ status }) => status === 200 || status === 422),
      `${engine}: somebody got another answer: ${JSON.stringify(counts)}.`,
    );
    const { product: after } = (await shoppers[0]?.call(`GET /products/${product.slug}`))?.body ?? {};
    findings.same(`${engine}: left in stock`, after?.stock, 0);
    const books = await shop.auditLedger();
    findings.expect(books.length === 0, `${engine}: the books are wrong: ${books.slice(0, 3).join('; ')}.`);
    return { ...findings, sold: counts[200] ?? 0, told, buyers, times: timesOf(answers.map(({ ms }) => ms)) };
  } finally {
    await shop.close();
  }
}

export const oversell: Scenario = {
  id: 'D1',
  name: 'oversell',
  promise: 'However many people order the last pieces in the same moment, no piece is sold twice.',
  minutes: 3,
  alsoProvedBy: ['backend/test/checkout/races.test.ts', 'backend/test/coupons/races.test.ts'],
  async run(context) {
    const postgres = await sellOut('postgres', context);
    const pglite = await sellOut('pglite', context);
    const failures = [...postgres.failures, ...pglite.failures];
    const figures = Object.fromEntries(
      [['PostgreSQL', postgres] as const, ['embedded database', pglite] as const].map(([name, run]) => [
        name,
        `${run.buyers} orders at once, ${run.sold} sold, ${run.told} told that nothing is left, the slowest answer ${inWords(run.times.max)}`,
      ]),
    );
    return { passed: failures.length === 0, figures, failures };
  },
};
