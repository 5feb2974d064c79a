import { setTimeout as wait } from 'node:timers/promises';
import { startMailServer, type MailServer } from '../../support/mail-server.ts';
import { checkLedger, openStore, type Goods } from '../support/goods.ts';
import { formatMs, tally, timesOf } from '../support/latency.ts';
import { mailedOrders } from '../support/mailed-orders.ts';
import { createFindings, type Context, type Result, type Scenario } from '../support/scenario.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { fillCart, must, openCheckout, placeOrder, signUp, type Shopper } from '../support/shoppers.ts';
import { until } from '../support/until.ts';

/** A mail is retried up to five minutes after five failures, and two minutes after a killed process held it. */
const ALL_WITHIN_MS = 8 * 60_000;
/** Longer than a checkout on a busy machine, shorter than the timeouts of a failing mail server. */
const CHECKOUT_WITHIN_MS = 3_000;
const PAUSE_MS = 500;

interface Phase {
  readonly title: string;
  readonly seconds: number;
  begin(): unknown;
}

interface Purchase {
  readonly orderNo: string;
  readonly ms: number;
  readonly phase: string;
}

async function buyFor(seconds: number, phase: string, shopper: Shopper, { id }: Goods): Promise<Purchase[]> {
  const end = performance.now() + seconds * 1_000;
  const purchases: Purchase[] = [];
  while (performance.now() < end) {
    await fillCart(shopper, [{ product_id: id, quantity: 1 }]);
    const response = await must(placeOrder(shopper, await openCheckout(shopper)));
    purchases.push({ orderNo: response.body.order_no, ms: response.ms, phase });
    await wait(PAUSE_MS);
  }
  return purchases;
}

/** Kills the shop after the mail server has accepted a mail, before the shop knows. */
async function killBetweenSendAndMark(shop: Shop, mailServer: MailServer, times: number): Promise<void> {
  const [backend] = shop.backends;
  for (let time = 0; time < times; time += 1) {
    let isDying = false;
    mailServer.set({
      taken: async () => {
        isDying = true;
        mailServer.set({});
        await backend.end('SIGKILL');
      },
    });
    // Each sign-up sends a mail, unless an earlier mail has already triggered the kill.
    while (!isDying) {
      await signUp(shop.origin, 1).catch(() => undefined);
      await wait(PAUSE_MS);
    }
    await backend.program.ended;
    await backend.start();
  }
}

/** Number of mails that arrived under more than one Message-ID: a mailbox shows them twice. */
function countDuplicates(mailServer: MailServer): number {
  const ids = new Map<string, Set<string>>();
  for (const { id, to, subject, text } of mailServer.mails) {
    const content = JSON.stringify([to, subject, text.match(/BLS-[0-9A-Z]{10}/)?.[0]]);
    ids.set(content, (ids.get(content) ?? new Set()).add(id));
  }
  return [...ids.values()].filter((messageIds) => messageIds.size > 1).length;
}

async function disturbWhileTrading(shop: Shop, mailServer: MailServer, { smoke, say }: Context): Promise<Result> {
  const findings = createFindings();
  const goods = await (await openStore(shop)).sell(5_000);
  const shoppers = await signUp(shop.origin, 4);
  const scale = smoke ? 0.05 : 1;
  const phases: Phase[] = [
    { title: 'healthy', seconds: 20, begin: () => mailServer.set({}) },
    { title: 'down', seconds: 120, begin: () => mailServer.goDown() },
    {
      ...{ title: 'refusing every mail', seconds: 40 },
      begin: async () => {
        mailServer.set({ refuse: '451 come back later' });
        await mailServer.comeBack();
      },
    },
    { title: 'slow', seconds: 40, begin: () => mailServer.set({ delayMs: 2_000 }) },
  ];
  const purchases: Purchase[] = [];
  for (const { title, seconds, begin } of phases) {
    say(`the mail server is ${title} while customers buy for ${Math.ceil(seconds * scale)} seconds`);
    await begin();
    const buying = shoppers.map((shopper) => buyFor(Math.ceil(seconds * scale), title, shopper, goods));
    purchases.push(...(await Promise.all(buying)).flat());
  }
  const kills = smoke ? 1 : 10;
  say(`the shop is killed ${kills} times between sending a mail and recording it`);
  await killBetweenSendAndMark(shop, mailServer, kills);

  mailServer.set({});
  say('the mail server is healthy again');
  const customers = new Set(shoppers.map(({ person }) => person.email));
  const missing = () => {
    const mailed = mailedOrders(mailServer, (to) => customers.has(to));
    return purchases.filter(({ orderNo }) => !mailed.has(orderNo)).length;
  };
  const queued = missing();
  const recovered = await until(() => missing() === 0, ALL_WITHIN_MS);
  findings.same('orders without a mail', missing(), 0);
  const timesById = Object.values(tally(mailServer.mails.map(({ id }) => id)));
  const repeated = timesById.filter((times) => times > 1).length;
  findings.expect(
    !mailServer.mails.some(({ id }) => id === ''),
    'a mail without a Message-ID, by which a mailbox recognises a repeated mail.',
  );
  findings.same('mails that arrived twice under different ids', countDuplicates(mailServer), 0);
  const times = new Map(
    phases.map(({ title }) => [title, timesOf(purchases.filter(({ phase }) => phase === title).map(({ ms }) => ms))]),
  );
  for (const [title, { p99 }] of times)
    findings.expect(p99 <= CHECKOUT_WITHIN_MS, `while the mail server was ${title}, a checkout took ${formatMs(p99)}.`);
  await checkLedger(shop, findings);
  const timeIn = (title: string) => formatMs(times.get(title)?.p95 ?? 0);
  return findings.result(
    {
      'orders while the mail server was down, refusing or slow': purchases.length,
      'orders with a mail in the queue afterwards': queued,
      'all delivered after': recovered === null ? 'never' : formatMs(recovered),
      'mails that arrived twice, each under the same id': repeated,
      'p95 of checkouts': `${timeIn('healthy')} with a mail server, ${timeIn('down')} without, ${timeIn('slow')} with a slow one`,
    },
    [
      {
        ...{ dependency: 'mail', fault: 'down' },
        seen: 'Nothing: orders are as fast as usual, and the mail arrives later.',
        kept: 'Every mail: it is stored in the transaction of its order.',
        recovers: `Automatic: each mail is retried after 10 to 20 seconds, then less and less often. All had arrived ${formatMs(recovered ?? 0)} after the outage. After eight attempts a mail is given up and its error stored.`,
      },
      {
        ...{ dependency: 'mail', fault: 'slow' },
        seen: 'Nothing: no request waits for the mail server.',
        kept: 'Every mail. A mail that arrives twice has the same id, so a mailbox shows it once.',
        recovers: 'Automatic.',
      },
      {
        ...{ dependency: 'mail', fault: 'lying' },
        seen: 'Nothing: a mail that is temporarily refused arrives later.',
        kept: 'Every mail.',
        recovers: 'Automatic, as after an outage.',
      },
    ],
  );
}

export const mail: Scenario = {
  name: 'mail',
  promise: 'No mail is lost when the mail server is down, slow or refusing, and no checkout waits for it.',
  minutes: 12,
  tests: ['backend/test/mail/outbox.test.ts', 'backend/test/processes/one-shop.test.ts'],
  async run(context) {
    const mailServer = await startMailServer();
    const shop = await openShop({ ...context, engine: 'postgres', env: { SMTP_URL: mailServer.url } });
    try {
      return await disturbWhileTrading(shop, mailServer, context);
    } finally {
      await shop.close();
      await mailServer.stop();
    }
  },
};
