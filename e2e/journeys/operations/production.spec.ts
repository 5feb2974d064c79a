import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Response } from '@playwright/test';
import { newBuyer } from '../../support/buyers.ts';
import { chooseTwoVendors } from '../../support/catalogue.ts';
import { DEMO, newPerson } from '../../support/people.ts';
import { expect, test } from '../../support/production.ts';
import { cartWith, fillBilling, openAccount, rowOf } from '../../support/screens.ts';

// Serial: all journeys share one installation.
test.describe.configure({ mode: 'default' });

const BUYERS = 4;
/** Number of backends that end during the test. */
const CLOSED = 2;
const PLENTY = 500;
/** nginx needs five seconds to use a backend again; update.sh waits as long. */
const BETWEEN_TWO_MS = 7_000;
const KEPT_FOR_EVER = 'public, max-age=31536000, immutable';
const IS_PICTURE = /^\/media\//;
const IS_FILE = /^\/areas\//;
/** nginx's status for a client that closed the connection, for example by navigating away. */
const GONE_ON = 499;

/** Collects the page's responses for immutable files: area files and images. */
function listen(page: Page) {
  const answers: Response[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (IS_FILE.test(pathname) || IS_PICTURE.test(pathname)) answers.push(response);
  });
  return answers;
}

async function describeResponse(answer: Response) {
  const { origin, pathname } = new URL(answer.url());
  const headers = await answer.allHeaders();
  const caching = headers['cache-control'];
  return { origin, pathname, status: answer.status(), caching, encoding: headers['content-encoding'] };
}

/** Reloads the shop until aborted. @returns number of successful loads */
async function keepLooking(page: Page, heading: string, signal: AbortSignal) {
  let seen = 0;
  for (; !signal.aborted; seen += 1) {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await wait(1_500);
  }
  return seen;
}

test('A visitor buys in a production installation, and the vendor gets the order', async ({
  page,
  request,
  market,
  mailbox,
  openBrowser,
  production,
  words,
  lang,
}) => {
  const vendorSession = await market.signIn(DEMO.vendor);
  const vendorId = await market.getVendorId(vendorSession);
  const [product] = chooseTwoVendors(await market.listProducts(), lang, vendorId);
  const person = newPerson();
  const before = (await production.readVisits()).length;
  const answers = listen(page);

  await test.step('The visitor registers and signs in', async () => {
    await openAccount(page, words, person);
  });

  await test.step('The customer buys', async () => {
    await page.goto(`/product/${product.slug}`);
    await page.getByRole('button', { name: words('storefront:catalog.addToCart'), exact: true }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: cartWith(words, 1) })).toBeVisible();
    await page.goto('/checkout');
    await fillBilling(page, words);
    await page.getByRole('button', { name: words('storefront:checkout.placeOrder'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: words('storefront:confirmation.title') })).toBeVisible();
  });
  const [, orderNo = ''] = /\/order\/([\w-]+)\/confirmed$/.exec(page.url()) ?? [];

  await test.step("The links in the customer's mail lead through nginx", async () => {
    const mail = await mailbox.waitFor(person.email, orderNo);
    expect(mail.text).toContain(`${production.origin}/`);
  });

  await test.step('The vendor sees the order in the portal, served from another origin', async () => {
    const vendor = await openBrowser(vendorSession);
    const files = listen(vendor);
    await vendor.goto('/vendor/orders');
    await expect(rowOf(vendor, orderNo)).toContainText(person.email);
    const portal = files.filter((file) => file.url().includes('/areas/vendor-portal/'));
    expect(portal.length).toBeGreaterThan(0);
    expect(portal.filter((file) => !file.url().startsWith(production.filesOrigin))).toEqual([]);
    answers.push(...files);
  });

  await test.step('Immutable files are cached for a year, and code is compressed', async () => {
    const all = await Promise.all(answers.map(describeResponse));
    expect(all.filter(({ pathname }) => IS_PICTURE.test(pathname)).length).toBeGreaterThan(0);
    expect(all.filter(({ status, caching }) => status !== 200 || caching !== KEPT_FOR_EVER)).toEqual([]);
    const code = all.filter(({ pathname }) => /\.(js|css)$/.test(pathname));
    expect(code.length).toBeGreaterThan(0);
    expect(code.filter(({ encoding }) => encoding !== 'br')).toEqual([]);
  });

  await test.step('nginx serves files itself and fetches an image once', async () => {
    const visits = (await production.readVisits()).slice(before);
    expect(visits.filter(({ status }) => status >= 400 && status !== GONE_ON)).toEqual([]);
    expect(visits.filter(({ path, asked }) => IS_FILE.test(path) && asked.length > 0)).toEqual([]);
    const picture = visits.find(({ path }) => IS_PICTURE.test(path))?.path ?? '';
    const countAsked = async () =>
      (await production.readVisits())
        .slice(before)
        .filter(({ path }) => path === picture)
        .map(({ asked }) => asked.length);
    const [first, ...others] = await countAsked();
    expect(first).toBe(1);
    await request.get(picture);
    await expect.poll(countAsked).toEqual([1, ...others.map(() => 0), 0]);
  });
});

test('Only a configured origin may call the API from another site', async ({
  complaints,
  market,
  openBrowser,
  production,
}) => {
  const { origin, filesOrigin } = production;
  const { token } = await market.newCustomer();
  const [product] = await market.listProducts();
  const keepAndForget = (from: Page) =>
    from.evaluate(
      async ([api, person, body]) => {
        const headers = { authorization: `Bearer ${person}`, 'content-type': 'application/json', currency: 'BHD' };
        const call = (method: string, path: string, sent?: string) =>
          fetch(`${api}/api/wishlist${path}`, { method, credentials: 'include', headers, ...(sent && { body: sent }) });
        try {
          const { wishlist } = await (await call('POST', '', body)).json();
          const answer = await call('DELETE', `/${wishlist[0].id}`);
          return { status: answer.status, isNumbered: answer.headers.has('X-Request-Id') };
        } catch {
          return null;
        }
      },
      [origin, token, JSON.stringify({ product_id: product?.id })] as const,
    );
  const openPage = async (place: string) => {
    const tab = await openBrowser();
    await tab.route(place, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await tab.goto(place);
    return tab;
  };
  expect(await keepAndForget(await openPage(`${filesOrigin}/`))).toEqual({ status: 200, isNumbered: true });
  complaints.expected.push(/blocked by CORS policy|net::ERR_FAILED/);
  expect(await keepAndForget(await openPage('https://stranger.example/'))).toBeNull();
});

// Also by backend/test/processes/stopping and platform/production/nginx.
test(
  'Replacing both backends during sales loses no response and no order',
  { tag: '@whole' },
  async ({ page, request, market, production, words, lang, currency, complaints }) => {
    // From the visitor's page, for calls lost with their backend; their number is checked below.
    complaints.expected.push(/status of 503 .*\/api\//);
    const vendor = await market.signIn(DEMO.vendor);
    const product = await market.addProduct(vendor, { stock: PLENTY });
    await market.toggleApproval(product);
    const buyers = await Promise.all(Array.from({ length: BUYERS }, () => newBuyer(request, { lang, currency })));
    const before = (await production.readVisits()).length;

    await test.step('The backends are replaced one after the other during traffic', async () => {
      const closing = new AbortController();
      const replaceBoth = async () => {
        await production.replaceBackend(0);
        await wait(BETWEEN_TWO_MS);
        await production.replaceBackend(1);
      };
      const everybody = [
        replaceBoth().finally(() => closing.abort()),
        keepLooking(page, words('storefront:home.featured.title'), closing.signal),
        ...buyers.map((buyer) => buyer.keepBuying(product, closing.signal)),
      ] as const;
      // Failures are reported after all others have finished.
      await Promise.allSettled(everybody);
      const [, seen] = await Promise.all(everybody);
      expect(seen).toBeGreaterThan(1);
      for (const { ordered } of buyers) expect(ordered.length).toBeGreaterThan(1);
    });

    await test.step('Every request got a response', async () => {
      expect(buyers.flatMap(({ refusals }) => refusals)).toEqual([]);
      const visits = (await production.readVisits()).slice(before);
      const unanswered = visits.filter(({ status }) => status >= 400 && status !== GONE_ON);
      // A call that arrives exactly while a backend closes is lost; a buyer has repeated it.
      expect(unanswered.filter(({ status, path }) => status !== 503 || !path.startsWith('/api/'))).toEqual([]);
      expect(unanswered.length).toBeLessThanOrEqual(CLOSED);
      const backends = new Set(visits.filter(({ path }) => path.startsWith('/api/')).flatMap(({ asked }) => asked));
      expect(backends.size).toBe(2);
    });

    await test.step('A repeated order request returns the first response', async () => {
      for (const buyer of buyers) {
        expect(await buyer.sendAgain()).toEqual({ order_no: buyer.ordered.at(-1), isReplayed: true });
      }
    });

    await test.step('Every confirmed order exists exactly once', async () => {
      for (const buyer of buyers) expect((await buyer.listOrdered()).sort()).toEqual(buyer.ordered.toSorted());
      const sold = buyers.reduce((sum, { ordered }) => sum + ordered.length, 0);
      expect((await market.getProduct(product.slug)).stock).toBe(PLENTY - sold);
    });

    await test.step('The ledger is consistent', async () => {
      const { code, output } = await production.run('admin', 'audit');
      expect(code, output).toBe(0);
    });
  },
);
