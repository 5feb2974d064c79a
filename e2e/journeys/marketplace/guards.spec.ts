import { DEMO } from '../../support/people.ts';
import { signIn } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

/** Access is decided long before all images have loaded. */
const ENOUGH = { waitUntil: 'domcontentloaded' } as const;

/** Jest checks that every page has its guard, so a regular run tries the first page of each list. */
const WHOLE = process.env.TEST_ALL === '1';
const sampleOf = <Item>(items: readonly Item[]): readonly Item[] => (WHOLE ? items : items.slice(0, 1));

/** Redirects of one guarded page per area and role. */
const DOORS: Record<'visitor' | keyof typeof DEMO, Record<string, string>> = {
  visitor: {
    '/vendor/orders': '/login',
    '/dashboard/orders': '/login',
    '/admin/orders': '/admin/login',
    '/checkout': '/checkout',
  },
  customer: { '/admin/orders': '/', '/vendor/orders': '/', '/login': '/dashboard' },
  vendor: { '/admin/dashboard': '/vendor', '/dashboard': '/vendor', '/register': '/vendor' },
  admin: { '/login': '/admin/dashboard', '/admin': '/admin/dashboard', '/vendor/orders': '/admin/dashboard' },
};

test('Guarded pages redirect every role to where they belong', async ({ openBrowser, market }) => {
  for (const who of ['visitor', 'customer', 'vendor', 'admin'] as const) {
    const page = await openBrowser(who === 'visitor' ? undefined : await market.signIn(DEMO[who]));
    for (const [door, room] of sampleOf(Object.entries(DOORS[who]))) {
      await page.goto(door, ENOUGH);
      await expect(page, `${door} leads the ${who} elsewhere`).toHaveURL(room);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  }
});

test('After signing in, a visitor returns to the requested page', { tag: '@whole' }, async ({ page, words }) => {
  await page.goto('/dashboard/orders?page=2');
  await expect(page).toHaveURL('/login');
  await signIn(page, words, DEMO.customer);
  await expect(page).toHaveURL('/dashboard/orders?page=2');
});

test(
  'After the session ends, the sign-in opens and the token is removed',
  { tag: '@whole' },
  async ({ openBrowser, complaints }) => {
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
  },
);

test(
  'Writing "admin" to the storage gives a customer no access',
  { tag: '@whole' },
  async ({ openBrowser, market, words, complaints }) => {
    complaints.expected.push(/status of 403/);
    const session = await market.signIn(DEMO.customer);
    const page = await openBrowser({ ...session, role: 'admin' });
    await page.goto('/admin/orders');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: words('storefront:home.featured.title') })).toBeVisible();
  },
);

test('Every area has a not-found page with a link home', async ({ openBrowser, market, words, complaints }) => {
  complaints.expected.push(/status of 404/);
  const lost = {
    visitor: { '/product/no-such-product': '/', '/no-such-page': '/' },
    vendor: { '/vendor/orders/NO-SUCH-ORDER': '/vendor/orders', '/vendor/no-such-page': '/vendor' },
    admin: { '/admin/no-such-page': '/admin/dashboard' },
  };
  for (const who of ['visitor', 'vendor', 'admin'] as const) {
    const page = await openBrowser(who === 'visitor' ? undefined : await market.signIn(DEMO[who]));
    const [title, back] =
      who === 'visitor'
        ? [words('storefront:notFound.title'), words('storefront:notFound.home')]
        : [words('kit:state.notFound.title'), words('kit:state.home')];
    for (const [path, home] of sampleOf(Object.entries(lost[who]))) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${title}`));
      await page.getByRole('link', { name: back }).click();
      await expect(page).toHaveURL(home);
    }
  }
});
