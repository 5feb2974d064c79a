import { onBothEngines, type EngineContext } from '../support/both-engines.ts';
import { checkBooks, openStore, readStock } from '../support/goods.ts';
import { tally } from '../support/latency.ts';
import type { Scenario } from '../support/scenario.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { fillCart, forEach, openCheckout, placeOrder, retry, signUp } from '../support/shoppers.ts';

/** Every basket has the scarce product twice, and one of each of the others. */
const EACH = 2;

async function orderBaskets(shop: Shop, { smoke, say, findings }: EngineContext): Promise<string> {
  const [baskets, enoughFor] = smoke ? [30, 12] : [300, 120];
  const [one, two] = [await openStore(shop), await openStore(shop)];
  const scarce = await one.sell(enoughFor * EACH);
  const plenty = await two.sell(baskets);
  const also = await one.sell(baskets);
  const lines = [scarce, plenty, also, scarce].map(({ id }) => ({ product_id: id, quantity: 1 }));

  say(`${baskets} people fill baskets from two vendors, half of them in opposite order`);
  const shoppers = await signUp(shop.origin, baskets);
  const orders = await forEach(shoppers, async (shopper, index) => {
    await fillCart(shopper, index % 2 ? lines : lines.toReversed());
    return { shopper, orderNo: await openCheckout(shopper) };
  });
  say('all of them order at once');
  // A shop that is asked for too much at once asks some to come again, which repeats the same purchase.
  const answers = await Promise.all(orders.map(({ shopper, orderNo }) => retry(() => placeOrder(shopper, orderNo))));

  const counts = tally(answers.map(({ status }) => status));
  findings.same('baskets sold', counts[200] ?? 0, enoughFor);
  findings.same('baskets refused as a whole', counts[422] ?? 0, baskets - enoughFor);
  findings.same('other answers', baskets - (counts[200] ?? 0) - (counts[422] ?? 0), 0);
  const left = await readStock(shop, [scarce, plenty, also]);
  // Of a basket that was refused, not one piece of the others is gone.
  findings.same('left in stock', left.join(), [0, baskets - enoughFor, baskets - enoughFor].join());
  await checkBooks(shop, findings);
  return `${baskets} baskets at once, ${counts[200]} sold whole, ${counts[422]} refused whole, none in part, none locked out`;
}

export const baskets: Scenario = {
  id: 'D2',
  name: 'baskets',
  promise: 'A basket of several vendors is bought whole or not at all, however many are bought at once.',
  minutes: 4,
  alsoProvedBy: ['backend/test/checkout/races.test.ts'],
  run: (context) =>
    onBothEngines(context, async (own) => {
      const shop = await openShop(own);
      try {
        return await orderBaskets(shop, own);
      } finally {
        await shop.close();
      }
    }),
};
