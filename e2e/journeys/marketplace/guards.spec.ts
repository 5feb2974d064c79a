import { addressOf, CONSOLE_PAGES } from '../../support/consolePages.ts';
import { DEMO } from '../../support/people.ts';
import { signIn } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

/** Who is let in shows long before the last picture of the room is there. */
const ENOUGH = { waitUntil: 'domcontentloaded' } as const;

type Who = 'visitor' | keyof typeof DEMO;

/** Things that are there: nobody is turned away because nothing is. */
const NAMES = { order: 1, slug: 1, vendor: 1, category: 1, product: 1, coupon: 1 };

/** Where each door leads whom. */
const DOORS: Record<Who, Record<string, string>> = {
  visitor: {
    '/dashboard': '/login',
    '/dashboard/orders': '/login',
    '/vendor': '/login',
    '/vendor/orders': '/login',
    '/vendor/login': '/vendor/login',
    '/admin/dashboard': '/admin/login',
    '/admin/orders': '/admin/login',
    '/admin/login': '/admin/login',
    '/cart': '/cart',
    '/checkout': '/checkout',
    '/wish-list': '/wish-list',
  },
  customer: {
    '/dashboard': '/dashboard',
    '/login': '/dashboard',
    '/register': '/dashboard',
    '/vendor': '/',
    '/vendor/orders': '/',
    '/vendor/login': '/',
    '/admin/dashboard': '/',
    '/admin/orders': '/',
    '/admin/login': '/',
  },
  vendor: {
    '/vendor': '/vendor',
    '/vendor/orders': '/vendor/orders',
    '/vendor/login': '/vendor',
    '/login': '/vendor',
    '/register': '/vendor',
    '/dashboard': '/vendor',
    '/admin/dashboard': '/vendor',
    '/admin/login': '/vendor',
  },
  admin: {
    '/admin': '/admin/dashboard',
    '/admin/dashboard': '/admin/dashboard',
    '/admin/orders': '/admin/orders',
    '/admin/login': '/admin/dashboard',
    '/login': '/admin/dashboard',
    '/dashboard': '/admin/dashboard',
    '/vendor': '/admin/dashboard',
    '/vendor/orders': '/admin/dashboard',
    '/vendor/login': '/admin/dashboard',
  },
};

for (const who of ['visitor', 'customer', 'vendor', 'admin'] as const) {
  test(`Every door leads the ${who} to where the ${who} belongs`, async ({ openBrowser, market }) => {
    const page = await openBrowser(who === 'visitor' ? undefined : await market.signIn(DEMO[who]));
    for (const [door, room] of Object.entries(DOORS[who])) {
      await page.goto(door, ENOUGH);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page, `${door} leads the ${who} elsewhere`).toHaveURL(room);
    }
  });
}

/** Where each page of a console sends whoever does not belong there. */
const STRANGERS: Record<Who, Partial<Record<keyof typeof CONSOLE_PAGES, string>>> = {
  visitor: { vendor: '/login', admin: '/admin/login' },
  customer: { vendor: '/', admin: '/' },
  vendor: { admin: '/vendor' },
  admin: { vendor: '/admin/dashboard' },
};

for (const who of ['visitor', 'customer', 'vendor', 'admin'] as const) {
  test(`No page of a console that is not the ${who}'s lets the ${who} in`, async ({ openBrowser, market }) => {
    test.setTimeout(120_000);
    const page = await openBrowser(who === 'visitor' ? undefined : await market.signIn(DEMO[who]));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const console of ['vendor', 'admin'] as const) {
      const room = STRANGERS[who][console];
      for (const door of room ? CONSOLE_PAGES[console] : []) {
        await page.goto(addressOf(door, NAMES), ENOUGH);
        await expect(page, `${door} leads the ${who} elsewhere`).toHaveURL(room ?? '');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      if (room) expect(asked.filter((path) => path.startsWith(`/api/${console}/`))).toEqual([]);
    }
  });
}

test('A visitor who is sent to sign in comes back to where they wanted to go', async ({ page, words }) => {
  await page.goto('/dashboard/orders?page=2');
  await expect(page).toHaveURL('/login');
  await signIn(page, words, DEMO.customer);
  await expect(page).toHaveURL('/dashboard/orders?page=2');
});

test('Somebody whose session has ended is sent to the sign-in of the area, and their token is forgotten', async ({
  openBrowser,
  complaints,
}) => {
  complaints.expected.push(/status of 401/);
  for (const [role, door, signInPage] of [
    ['user', '/dashboard', '/login'],
    ['vendor', '/vendor/orders', '/vendor/login'],
    ['admin', '/admin/orders', '/admin/login'],
  ] as const) {
    const page = await openBrowser({ token: 'a-token-that-has-ended', role });
    await page.goto(door);
    await expect(page).toHaveURL(signInPage);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem('user_role'))).toBeNull();
  }
});

test('A customer who writes "admin" into the storage gets nothing for it', async ({
  openBrowser,
  market,
  words,
  complaints,
}) => {
  complaints.expected.push(/status of 403/);
  const session = await market.signIn(DEMO.customer);
  const page = await openBrowser({ ...session, role: 'admin' });
  await page.goto('/admin/orders');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: words.featuredProducts })).toBeVisible();
});

test('An address that nobody knows is told so, in every area, with a way home', async ({
  openBrowser,
  market,
  words,
  complaints,
  checkPage,
}) => {
  complaints.expected.push(/status of 404/);
  for (const [who, lost, home] of [
    ['visitor', '/no-such-page', '/'],
    ['visitor', '/product/no-such-product', '/'],
    ['vendor', '/vendor/no-such-page', '/vendor'],
    ['vendor', '/vendor/orders/NO-SUCH-ORDER', '/vendor/orders'],
    ['admin', '/admin/no-such-page', '/admin/dashboard'],
  ] as const) {
    const page = await openBrowser(who === 'visitor' ? undefined : await market.signIn(DEMO[who]));
    await page.goto(lost);
    await expect(page.getByRole('heading', { name: words.pageNotFound })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${words.pageNotFound}`));
    await checkPage(page);
    await page.getByRole('link', { name: words.backHome }).click();
    await expect(page).toHaveURL(home);
  }
});
