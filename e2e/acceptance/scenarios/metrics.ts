import { openStore } from '../support/goods.ts';
import { formatMs } from '../support/latency.ts';
import { until } from '../support/until.ts';
import { checkRules, readExpressions, startPrometheus, type Prometheus } from '../support/prometheus.ts';
import { createFindings, type Context, type Result, type Scenario } from '../support/scenario.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { fillCart, forEach, must, openCheckout, placeOrder, signUp, type Shopper } from '../support/shoppers.ts';

const UNITS = 2;
const SEEN_WITHIN_MS = 60_000;
/** The rule fires after two minutes. */
const FIRES_WITHIN_MS = 4 * 60_000;

type Findings = ReturnType<typeof createFindings>;

async function valueOf({ query }: Prometheus, expression: string): Promise<number> {
  return (await query(expression))[0]?.value ?? Number.NaN;
}

/** Sells out a product and requests one unit more. @returns the order numbers */
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

/** Checks that each expression of alerts and dashboard is valid and each of its metrics has a sample. */
async function checkExpressions(prometheus: Prometheus, findings: Findings): Promise<number> {
  const expressions = await readExpressions();
  const names = new Set(await prometheus.names());
  const used = new Set(expressions.flatMap((text) => text.match(/\b(balsam|nodejs|process)_\w+/g) ?? []));
  for (const name of used) findings.expect(names.has(name), `${name} has no sample.`);
  for (const expression of expressions)
    await prometheus.query(expression).catch((error: unknown) => findings.expect(false, String(error)));
  return used.size;
}

async function watch(shop: Shop, prometheus: Prometheus, { smoke, say }: Context): Promise<Result> {
  const findings = createFindings();
  const shoppers = await signUp(shop.origin, smoke ? 3 : 40);
  say(`${shoppers.length} customers buy`);
  const numbers = await trade(shop, shoppers);
  // One process is scraped as backend and as gateway: count one of them.
  const orders = 'sum(balsam_orders_placed_total{job="balsam-backend"})';
  const countedAfter = await until(async () => (await valueOf(prometheus, orders)) === numbers.length, SEEN_WITHIN_MS);
  findings.expect(
    countedAfter !== null,
    `Prometheus counts ${await valueOf(prometheus, orders)} of ${numbers.length} orders.`,
  );
  const units = await valueOf(prometheus, 'sum(balsam_units_sold_total{job="balsam-backend"})');
  findings.same('units sold', units, numbers.length * UNITS);
  const refused = 'sum(balsam_sale_refusals_total{job="balsam-backend",code="not_enough_stock"})';
  findings.same('sales refused for lack of stock', await valueOf(prometheus, refused), 1);
  const metricCount = await checkExpressions(prometheus, findings);
  findings.same('alerts while nothing is wrong', (await prometheus.query('ALERTS{alertstate="firing"}')).length, 0);

  const text = await (await fetch(`${shop.origin}/metrics`)).text();
  const personal = [...numbers, ...shoppers.flatMap(({ person, token }) => [person.email, person.phone_number, token])];
  findings.same('personal values in /metrics', personal.filter((each) => text.includes(each)).length, 0);
  const scrape = await valueOf(prometheus, 'max(max_over_time(scrape_duration_seconds[5m]))');
  const samples = await valueOf(prometheus, 'max(scrape_samples_scraped)');

  say('the process is killed, and an alert must fire');
  await shop.backends[0].end('SIGKILL');
  const state = smoke ? 'pending' : 'firing';
  const alert = `ALERTS{alertname="BalsamProcessDown",alertstate="${state}"}`;
  const fired = await until(async () => (await prometheus.query(alert)).length > 0, FIRES_WITHIN_MS);
  findings.expect(fired !== null, 'no alert for a dead process.');
  return findings.result({
    'orders counted by Prometheus': `${numbers.length}, all of them after ${formatMs(countedAfter ?? 0)}`,
    'metrics used by alerts and dashboard, all present': metricCount,
    'samples per process': samples,
    'longest scrape': formatMs(scrape * 1000),
    [`alert for a dead process (${state}) after`]: fired === null ? 'never' : formatMs(fired),
  });
}

export const metrics: Scenario = {
  name: 'metrics',
  promise: 'The metrics show operators what the shop does, alert them when it fails, and contain nothing about people.',
  minutes: 5,
  tests: ['backend/test/metrics/metrics.test.ts', 'platform/production/prometheus.test.ts'],
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
