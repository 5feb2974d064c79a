import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { addressOf, CONSOLE_PAGES } from '../../support/console-pages.ts';
import { plantCanaries, type Planted } from '../support/canaries.ts';
import { listen, look, openBrowser, type Role } from '../support/canary-watch.ts';
import { until } from '../support/until.ts';
import { COUNTED } from '../support/planting.ts';
import { createFindings, type Context, type Result, type Scenario } from '../support/scenario.ts';
import { openShop, type Shop } from '../support/shop.ts';
import type { Shopper } from '../support/shoppers.ts';

const EXPORTS = {
  vendor: ['orders', 'products'],
  admin: [
    'admins',
    'audit',
    'products',
    'categories',
    'messages',
    'coupons',
    'customers',
    'newsletter',
    'orders',
    'vendors',
    'reviews',
  ],
} as const;
/** What spreadsheets take for a formula at the beginning of a cell. */
const FORMULA = /(?:^|,)"?[=@\t]/m;

const pagesOf = (role: Role, { slug, orderNo }: Planted): string[] => {
  if (role === 'visitor')
    return [
      '/',
      '/shop',
      `/product/${slug}`,
      '/blogs',
      '/terms-condition',
      '/about',
      '/contact-us',
      `/shop?search=${encodeURIComponent('<img src=canary-picture onerror=alert(1)>')}`,
    ];
  if (role === 'user')
    return [
      '/cart',
      '/checkout',
      '/wish-list',
      `/order/${orderNo}/confirmed`,
      '/dashboard',
      '/dashboard/orders',
      '/dashboard/address',
      '/dashboard/account',
      `/product/${slug}`,
    ];
  return [...CONSOLE_PAGES[role]];
};

/** The names of what carries the canary, for pages that are about one thing. */
async function findNames(role: Role, { people: { vendor, admin }, orderNo, slug }: Planted) {
  const first = async (who: Shopper, route: string, key: string) => {
    const { body } = await who.call(`GET ${route}`);
    const list = body?.[key] ?? body?.data?.[key] ?? body?.data ?? [];
    return Array.isArray(list) ? list[0] : undefined;
  };
  if (role === 'vendor') {
    const order = await first(vendor, `/vendor/orders?search=${orderNo}`, 'orders');
    return { slug, order: order?.order_sub_no ?? '' };
  }
  const [order, product, customer, post, category, place, payment] = await Promise.all([
    first(admin, `/admin/orders?search=${orderNo}`, 'orders'),
    first(admin, '/admin/products', 'products'),
    first(admin, '/admin/customers', 'customers'),
    first(admin, '/admin/posts', 'posts'),
    first(admin, '/admin/category', 'categories'),
    first(admin, '/countries?search=Saudi', 'data'),
    first(admin, '/admin/payments', 'payments'),
  ]);
  const state = await first(admin, `/states?country_id=${place?.id}`, 'data');
  return {
    ...{ order: order?.order_sub_no ?? '', product: product?.id ?? 1, vendor: product?.vendor?.id ?? 1 },
    ...{ customer: customer?.id ?? 1, post: post?.id ?? 1, category: category?.slug ?? '', country: place?.id ?? 1 },
    ...{ state: state?.id ?? 1, coupon: 1, page: 'terms', payment: payment?.id ?? 1 },
  };
}

async function visitAll(shop: Shop, planted: Planted, { say, smoke }: Context) {
  const { customer, vendor, admin } = planted.people;
  const tokens = { visitor: '', user: customer.token, vendor: vendor.token, admin: admin.token };
  const heard = new Set<string>();
  let [pages, shown] = [0, 0];
  const origin = shop.origin.replace('127.0.0.1', 'localhost');
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    for (const lang of smoke ? ['en'] : ['en', 'ar'])
      for (const role of ['visitor', 'user', 'vendor', 'admin'] as const) {
        const names = role === 'vendor' || role === 'admin' ? await findNames(role, planted) : {};
        const context = await openBrowser(browser, origin, lang, role, tokens[role]);
        const page = await context.newPage();
        listen(page, heard);
        const addresses = pagesOf(role, planted).map((address) => addressOf(address, names));
        for (const address of smoke ? addresses.slice(0, 6) : addresses) {
          pages += 1;
          if (await look(page, origin, address, heard)) shown += 1;
        }
        say(`${role} in ${lang}: ${addresses.length} pages, the canary seen on ${shown} so far`);
        await context.close();
      }
  } finally {
    await browser.close();
  }
  return { pages, shown, heard };
}

async function readExports({ people }: Planted, findings: ReturnType<typeof createFindings>): Promise<number> {
  let read = 0;
  for (const role of ['vendor', 'admin'] as const)
    for (const name of EXPORTS[role]) {
      const { status, text } = await people[role].call(`GET /${role}/${name}.csv`);
      if (status !== 200) continue;
      read += 1;
      findings.expect(!FORMULA.test(text), `/${role}/${name}.csv: a cell begins as a formula does.`);
      findings.expect(!text.includes(COUNTED), `/${role}/${name}.csv: a template was counted.`);
    }
  return read;
}

async function readMails({ mailFolder }: Shop, findings: ReturnType<typeof createFindings>): Promise<number> {
  const files = (await readdir(mailFolder)).filter((name) => name.endsWith('.eml'));
  for (const file of files) {
    const source = (await readFile(path.join(mailFolder, file), 'utf8')).replaceAll(/=\r?\n/g, '');
    const [head = ''] = source.split(/\r?\n\r?\n/);
    findings.expect(!/^Bcc:/im.test(head), `${file}: the canary became a line of the mail's head.`);
    const html = source.slice(source.search(/content-type: text\/html/i));
    findings.expect(!/<(img|svg)/i.test(html), `${file}: the canary became part of the mail.`);
    findings.expect(!source.includes(COUNTED), `${file}: a template was counted.`);
  }
  return files.length;
}

async function plantAndLook(shop: Shop, context: Context): Promise<Result> {
  const findings = createFindings();
  const planted = await plantCanaries(shop, context.say);
  for (const field of planted.unclear) findings.expect(false, `nobody knows what becomes of ${field}.`);
  const { pages, shown, heard } = await visitAll(shop, planted, context);
  for (const each of heard) findings.expect(false, each);
  findings.expect(shown > 0, 'the canary was seen on no page: nothing was proved.');
  const exported = await readExports(planted, findings);
  // Mails leave every two seconds.
  await until(async () => (await readdir(shop.mailFolder).catch(() => [])).length > 3, 30_000);
  const mails = await readMails(shop, findings);
  return findings.result({
    'fields that took the canary as plain text': planted.kept.length,
    'fields that refused it by name': planted.refused.length,
    'pages looked at in a browser': pages,
    'pages that showed it, as text': shown,
    'exports read': exported,
    'mails read': mails,
    'scripts, formulas, templates or mail fields that came alive': findings.failures.length,
  });
}

export const injection: Scenario = {
  id: 'D13',
  name: 'injection',
  promise: 'What somebody types never runs on somebody else’s screen, in their mail or in their spreadsheet.',
  minutes: 12,
  alsoProvedBy: [
    'backend/test/csv/csv.test.ts',
    'backend/test/files/files.test.ts',
    'shared-ui/src/formatted-text/FormattedText.test.tsx',
  ],
  async run(context) {
    const shop = await openShop({ ...context, engine: 'pglite', pages: true });
    try {
      return await plantAndLook(shop, context);
    } finally {
      await shop.close();
    }
  },
};
