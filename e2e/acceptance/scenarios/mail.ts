import { setTimeout as wait } from 'node:timers/promises';
import { startMailServer, type MailServer } from '../../support/mail-server.ts';
import { checkLedger, openStore, type Goods } from '../support/goods.ts';
import { formatMs, tally, timesOf } from '../support/latency.ts';
import { mailedOrders } from '../support/mailed-orders.ts';
import { createFindings, type Context, type Result, type Scenario } from '../support/scenario.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { fillCart, must, openCheckout, placeOrder, signUp, type Shopper } from '../support/shoppers.ts';
import { until } from '../support/until.ts';

/** The next try of a mail waits up to five minutes after five failures; one that a killed process had, two. */
const ALL_WITHIN_MS = 8 * 60_000;
/** Longer than what a checkout takes on a busy machine, shorter than any mail server in trouble. */
const CHECKOUT_WITHIN_MS = 3_000;
const BREATH_MS = 500;

interface Phase {
  readonly title: string;
  readonly seconds: number;
  begin(): unknown;
}

interface Bought {
  readonly orderNo: string;
  readonly ms: number;
  readonly phase: string;
}

async function buyFor(seconds: number, phase: string, shopper: Shopper, { id }: Goods): Promise<Bought[]> {
  const end = performance.now() + seconds * 1_000;
  const bought: Bought[] = [];
  while (performance.now() < end) {
    await fillCart(shopper, [{ product_id: id, quantity: 1 }]);
    const answer = await must(placeOrder(shopper, await openCheckout(shopper)));
    bought.push({ orderNo: answer.body.order_no, ms: answer.ms, phase });
    await wait(BREATH_MS);
  }
  return bought;
}

/** Kills the shop in the moment in which the mail server has a mail and has not said so yet. */
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
    // Whoever opens an account is sent a mail, unless another one is what the shop dies of.
    while (!isDying) {
      await signUp(shop.origin, 1).catch(() => undefined);
      await wait(BREATH_MS);
    }
    await backend.program.ended;
    await backend.start();
  }
}

/** How many mails of one kind, order and reader have come under more than one id: to the reader they are two mails. */
function countStrangers(mailServer: MailServer): number {
  const ids = new Map<string, Set<string>>();
  for (const { id, to, subject, text } of mailServer.mails) {
    const content = JSON.stringify([to, subject, text.match(/BLS-[0-9A-Z]{10}/)?.[0]]);
    ids.set(content, (ids.get(content) ?? new Set()).add(id));
  }
  return [...ids.values()].filter((own) => own.size > 1).length;
}

async function trouble(shop: Shop, mailServer: MailServer, { smoke, say }: Context): Promise<Result> {
  const findings = createFindings();
  const goods = await (await openStore(shop)).sell(5_000);
  const shoppers = await signUp(shop.origin, 4);
  const scale = smoke ? 0.05 : 1;
  const phases: Phase[] = [
    { title: 'well', seconds: 20, begin: () => mailServer.set({}) },
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
  const bought: Bought[] = [];
  for (const { title, seconds, begin } of phases) {
    say(`the mail server is ${title}, and people buy for ${Math.ceil(seconds * scale)} seconds`);
    await begin();
    const buying = shoppers.map((shopper) => buyFor(Math.ceil(seconds * scale), title, shopper, goods));
    bought.push(...(await Promise.all(buying)).flat());
  }
  const kills = smoke ? 1 : 10;
  say(`the shop is killed ${kills} times between sending a mail and noting it`);
  await killBetweenSendAndMark(shop, mailServer, kills);

  mailServer.set({});
  say('the mail server is well again');
  const customers = new Set(shoppers.map(({ person }) => person.email));
  const missing = () => {
    const told = mailedOrders(mailServer, (to) => customers.has(to));
    return bought.filter(({ orderNo }) => !told.has(orderNo)).length;
  };
  const late = missing();
  const recovered = await until(() => missing() === 0, ALL_WITHIN_MS);
  findings.same('orders without a mail', missing(), 0);
  const timesById = Object.values(tally(mailServer.mails.map(({ id }) => id)));
  const twice = timesById.filter((times) => times > 1).length;
  findings.expect(
    !mailServer.mails.some(({ id }) => id === ''),
    'a mail came without the id by which a mailbox knows it again.',
  );
  findings.same('mails that came twice under different ids', countStrangers(mailServer), 0);
  const times = new Map(
    phases.map(({ title }) => [title, timesOf(bought.filter(({ phase }) => phase === title).map(({ ms }) => ms))]),
  );
  for (const [title, { p99 }] of times)
    findings.expect(p99 <= CHECKOUT_WITHIN_MS, `while the mail server was ${title}, a checkout took ${formatMs(p99)}.`);
  await checkLedger(shop, findings);
  const timeIn = (title: string) => formatMs(times.get(title)?.p95 ?? 0);
  return findings.result(
    {
      'orders while the mail server was down, refusing or slow': bought.length,
      'mails that were waiting at the end of it': late,
      'all of them delivered after': recovered === null ? 'never' : formatMs(recovered),
      'mails that came twice, each under the same id': twice,
      '95 of 100 checkouts within': `${timeIn('well')} with a mail server, ${timeIn('down')} without, ${timeIn('slow')} with a slow one`,
    },
    [
      {
        ...{ dependency: 'mail', fault: 'down' },
        seen: 'Nothing: orders are placed as fast as ever, the mail comes later.',
        kept: 'Every mail, written with the order that it tells of.',
        recovers: `By itself: each mail is tried again after 10 to 20 seconds, then ever more seldom; all had arrived ${formatMs(recovered ?? 0)} after the end of the trouble. Given up after eight tries, and then listed with its cause.`,
      },
      {
        ...{ dependency: 'mail', fault: 'slow' },
        seen: 'Nothing: nobody waits for the mail server.',
        kept: 'Every mail; the same mail twice has the same id, so a mailbox shows it once.',
        recovers: 'By itself.',
      },
      {
        ...{ dependency: 'mail', fault: 'lying' },
        seen: 'Nothing: a mail that was refused for now comes later.',
        kept: 'Every mail.',
        recovers: 'By itself, as after an outage.',
      },
    ],
  );
}

export const mail: Scenario = {
  name: 'mail',
  promise: 'No mail is lost when the mail server is down, slow or refuses, and nobody who buys waits for it.',
  minutes: 12,
  tests: ['backend/test/mail/outbox.test.ts', 'backend/test/processes/one-shop.test.ts'],
  async run(context) {
    const mailServer = await startMailServer();
    const shop = await openShop({ ...context, engine: 'postgres', env: { SMTP_URL: mailServer.url } });
    try {
      return await trouble(shop, mailServer, context);
    } finally {
      await shop.close();
      await mailServer.stop();
    }
  },
};
