import { openStore } from '../support/goods.ts';
import { formatMs } from '../support/latency.ts';
import { until } from '../support/until.ts';
import { checkRules, readExpressions, startPrometheus, type Prometheus } from '../support/prometheus.ts';
import { createFindings, type Context, type Result, type Scenario } from '../support/scenario.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { fillCart, forEach, must, openCheckout, placeOrder, signUp, type Shopper } from '../support/shoppers.ts';

const UNITS = 2;
const SEEN_WITHIN_MS = 60_000;
/** The rule waits two minutes before it wakes anybody. */
const FIRES_WITHIN_MS = 4 * 60_000;

type Findings = ReturnType<typeof createFindings>;

async function valueOf({ query }: Prometheus, expression: string): Promise<number> {
  return (await query(expression))[0]?.value ?? Number.NaN;
}

/** Buys, a few at a time, and asks for more than there is once. @returns the numbers of the orders */
async function trade(shop: Shop, shoppers: readonly Shopper[]): Promise<string[]> {
  const goods = await (await openStore(shop)).sell(shoppers.length * UNITS);
  const numbers = await forEach(shoppers, async (shopper) => {
    await fillCart(shopper, [{ product_id: goods.id, quantity: UNITS }]);
    return (await must(placeOrder(shopper, await openCheckout(shopper)))).body.order_no as string;
  });
  await shoppers[0]?.call('POST /carts', { body: { product_id: goods.id, quantity: 1 } });
  await shoppers[0]?.call('GET /products');
  return numbers;
}

/** Every metric that an alert or a panel asks for has a sample, and every expression is one. */
async function checkExpressions(prometheus: Prometheus, findings: Findings): Promise<number> {
  const expressions = await readExpressions();
  const names = new Set(await prometheus.names());
  const asked = new Set(expressions.flatMap((text) => text.match(/\b(balsam|nodejs|process)_\w+/g) ?? []));
  for (const name of asked) findings.expect(names.has(name), `there is no sample of ${name}.`);
  for (const expression of expressions)
    await prometheus.query(expression).catch((error: unknown) => findings.expect(false, String(error)));
  return asked.size;
}

async function watch(shop: Shop, prometheus: Prometheus, { smoke, say }: Context): Promise<Result> {
  const findings = createFindings();
  const shoppers = await signUp(shop.origin, smoke ? 3 : 40);
  say(`${shoppers.length} people buy`);
  const numbers = await trade(shop, shoppers);
  // The shop answers as backend and as gateway: one of the two is looked at.
  const orders = 'sum(balsam_orders_placed_total{job="balsam-backend"})';
  const seen = await until(async () => (await valueOf(prometheus, orders)) === numbers.length, SEEN_WITHIN_MS);
  findings.expect(seen !== null, `Prometheus counts ${await valueOf(prometheus, orders)} of ${numbers.length} orders.`);
  const units = await valueOf(prometheus, 'sum(balsam_units_sold_total{job="balsam-backend"})');
  findings.same('units sold', units, numbers.length * UNITS);
  const refused = 'sum(balsam_sale_refusals_total{job="balsam-backend",code="not_enough_stock"})';
  findings.same('wishes for more than there was', await valueOf(prometheus, refused), 1);
  const asked = await checkExpressions(prometheus, findings);
  findings.same('alerts while all is well', (await prometheus.query('ALERTS{alertstate="firing"}')).length, 0);

  const text = await (await fetch(`${shop.origin}/metrics`)).text();
  const known = [...numbers, ...shoppers.flatMap(({ person, token }) => [person.email, person.phone_number, token])];
  findings.same('what tells of somebody', known.filter((each) => text.includes(each)).length, 0);
  const scrape = await valueOf(prometheus, 'max(max_over_time(scrape_duration_seconds[5m]))');
  const samples = await valueOf(prometheus, 'max(scrape_samples_scraped)');

  say('the process is killed, and somebody is to be woken');
  await shop.backends[0].end('SIGKILL');
  const state = smoke ? 'pending' : 'firing';
  const alert = `ALERTS{alertname="BalsamProcessDown",alertstate="${state}"}`;
  const fired = await until(async () => (await prometheus.query(alert)).length > 0, FIRES_WITHIN_MS);
  findings.expect(fired !== null, 'nobody was told of a process that is dead.');
  return findings.result({
    'orders that Prometheus counts': `${numbers.length}, all of them after ${formatMs(seen ?? 0)}`,
    'metrics that alerts and dashboard ask for, all there': asked,
    'samples of a process': samples,
    'longest scrape': formatMs(scrape * 1000),
    [`a dead process is an alert (${state}) after`]: fired === null ? 'never' : formatMs(fired),
  });
}

export const metrics: Scenario = {
  name: 'metrics',
  promise:
    'Whoever runs the shop sees what it does, is told when it does not, and learns nothing about the people in it.',
  minutes: 5,
  tests: ['backend/test/metrics/metrics.test.ts', 'delivery/production/prometheus.test.ts'],
  async run(context) {
    await checkRules();
    const shop = await openShop({ ...context, engine: 'postgres', pages: true });
    try {
      const prometheus = await startPrometheus(`${context.folder}/prometheus`, new URL(shop.origin).host);
      try {
        await until(prometheus.isReady, SEEN_WITHIN_MS);
        return await watch(shop, prometheus, context);
      } finally {
        await prometheus.stop();
      }
    } finally {
      await shop.close();
    }
  },
};
