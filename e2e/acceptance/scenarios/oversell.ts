import { onBothEngines, type EngineContext } from '../support/both-engines.ts';
import { checkLedger, openStore, readStock } from '../support/goods.ts';
import { formatMs, tally, timesOf } from '../support/latency.ts';
import type { Scenario } from '../support/scenario.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { fillCart, forEach, openCheckout, placeOrder, retry, signUp } from '../support/shoppers.ts';

async function sellOut(shop: Shop, { smoke, say, findings }: EngineContext): Promise<string> {
  const [buyers, units] = smoke ? [40, 8] : [500, 100];
  const store = await openStore(shop);
  const goods = [await store.sell(units), await store.sellBatches(units)];
  say(`${buyers} customers sign up and open the checkout`);
  const shoppers = await signUp(shop.origin, buyers);
  const orders = await forEach(shoppers, async (shopper) => {
    await fillCart(
      shopper,
      goods.map(({ id }) => ({ product_id: id, quantity: 1 })),
    );
    return { shopper, orderNo: await openCheckout(shopper) };
  });

  say(`they order one unit of two products with ${units} units each at the same time`);
  // An overloaded shop answers 503; the retry has the same key, so it cannot buy twice.
  const responses = await Promise.all(orders.map(({ shopper, orderNo }) => retry(() => placeOrder(shopper, orderNo))));

  const counts = tally(responses.map(({ status }) => status));
  const soldOut = responses.filter(({ status, body }) => status === 422 && body.code === 'out_of_stock').length;
  findings.same('sold', counts[200] ?? 0, units);
  findings.same('refused as out of stock', soldOut, buyers - units);
  findings.same('other responses', buyers - (counts[200] ?? 0) - soldOut, 0);
  findings.same('left in stock', (await readStock(shop, goods)).join(), '0,0');
  await checkLedger(shop, findings);
  const { max } = timesOf(responses.map(({ ms }) => ms));
  return `${buyers} concurrent orders, ${counts[200]} sold the ${units} units of two products, one of them in batches, ${soldOut} refused as out of stock, slowest response ${formatMs(max)}`;
}

export const oversell: Scenario = {
  name: 'oversell',
  promise: 'However many customers order the last units at the same moment, no unit is sold twice.',
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
