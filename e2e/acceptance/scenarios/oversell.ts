import { onBothEngines, type EngineContext } from '../support/both-engines.ts';
import { checkLedger, openStore, readStock } from '../support/goods.ts';
import { formatMs, tally, timesOf } from '../support/latency.ts';
import type { Scenario } from '../support/scenario.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { fillCart, forEach, openCheckout, placeOrder, retry, signUp } from '../support/shoppers.ts';

async function sellOut(shop: Shop, { smoke, say, findings }: EngineContext): Promise<string> {
  const [buyers, units] = smoke ? [40, 8] : [500, 100];
  const product = await (await openStore(shop)).sell(units);
  say(`${buyers} people open accounts and go to the checkout`);
  const shoppers = await signUp(shop.origin, buyers);
  const orders = await forEach(shoppers, async (shopper) => {
    await fillCart(shopper, [{ product_id: product.id, quantity: 1 }]);
    return { shopper, orderNo: await openCheckout(shopper) };
  });

  say(`all of them order one of ${units} pieces at once`);
  // A shop that is asked for too much at once asks some to come again, which repeats the same purchase.
  const answers = await Promise.all(orders.map(({ shopper, orderNo }) => retry(() => placeOrder(shopper, orderNo))));

  const counts = tally(answers.map(({ status }) => status));
  const told = answers.filter(({ status, body }) => status === 422 && body.code === 'out_of_stock').length;
  findings.same('sold', counts[200] ?? 0, units);
  findings.same('told that nothing is left', told, buyers - units);
  findings.same('other answers', buyers - (counts[200] ?? 0) - told, 0);
  findings.same('left in stock', (await readStock(shop, [product]))[0], 0);
  await checkLedger(shop, findings);
  const { max } = timesOf(answers.map(({ ms }) => ms));
  return `${buyers} orders at once, ${counts[200]} of ${units} pieces sold, ${told} people told that nothing is left, the slowest answer after ${formatMs(max)}`;
}

export const oversell: Scenario = {
  name: 'oversell',
  promise: 'However many people order the last pieces in the same moment, no piece is sold twice.',
  minutes: 4,
  tests: ['backend/test/checkout/races.test.ts', 'backend/test/coupons/races.test.ts'],
  run: (context) =>
    onBothEngines(context, async (own) => {
      const shop = await openShop(own);
      try {
        return await sellOut(shop, own);
      } finally {
        await shop.close();
      }
    }),
};
