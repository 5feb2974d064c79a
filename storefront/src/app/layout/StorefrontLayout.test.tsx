import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { category } from '../../testing/catalog-samples.ts';
import { arabic, asCustomer, cart, cartItem, english, site } from '../../testing/samples.ts';
import { StorefrontLayout } from './StorefrontLayout.tsx';

const show = (options: Partial<Parameters<typeof renderWithProviders>[1]> = {}) =>
  renderWithProviders(<StorefrontLayout />, { texts: english, ...options });
const banner = () => within(screen.getByRole('banner'));
const hrefs = (within: { getAllByRole: typeof screen.getAllByRole }) =>
  within.getAllByRole('link').map((link) => link.getAttribute('href'));

const EVERY_PLACE = [
  '/',
  '/about',
  '/shop',
  '/blogs',
  '/track-order',
  '/contact-us',
  '/cart',
  '/wish-list',
  '/privacy-policy',
  '/terms-condition',
];

const asked = { 'GET /site': ok({ data: site() }) };

test('A visitor has an empty cart and is sent to the login', async () => {
  const calls = fakeApi(asked);
  await show();
  expect(banner().getByRole('link', { name: /^Cart: 0 items, 0\.00\sSAR$/ })).toHaveAttribute('href', '/cart');
  expect(banner().getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  await waitFor(() => expect(calls.map(({ path }) => path)).toEqual(['/site']));
});

test('A customer sees the cart total and a link to the account', async () => {
  fakeApi({ 'GET /carts': ok({ data: [cart(), cart({ cart_items: [cartItem({ id: 42, sub_total: 0.1 })] })] }) });
  await show({ session: asCustomer });
  expect(await banner().findByRole('link', { name: /^Cart: 4 items, 25\.10\sSAR$/ })).toBeVisible();
  expect(banner().getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/dashboard');
});

test('A customer whose cart cannot be loaded sees an empty one', async () => {
  fakeApi({ 'GET /carts': { status: 500, body: { status: 500, success: false, code: 'internal', message: 'x' } } });
  await show({ session: asCustomer });
  expect(banner().getByRole('link', { name: /^Cart: 0 items, 0\.00\sSAR$/ })).toBeVisible();
});

test('A customer whose cart cannot be refetched sees the last one', async () => {
  const responses = [ok({ data: [cart()] }), { status: 500, body: {} }];
  const calls = fakeApi({ 'GET /carts': () => responses.shift() ?? { status: 500, body: {} } });
  await show({ session: asCustomer });
  const full = { name: /^Cart: 2 items/ };
  await banner().findByRole('link', full);
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(calls.filter(({ path }) => path === '/carts')).toHaveLength(2));
  expect(banner().getByRole('link', full)).toBeVisible();
});

test('A search from any page opens the shop with the search text', async () => {
  // React reads the form while it navigates; the tests' FormData is Node's, which does not support forms.
  const NodeFormData = FormData;
  jest.spyOn(globalThis, 'FormData').mockImplementation(() => new NodeFormData());
  const { user, router } = await show({ path: '/', routes: [{ path: '/shop', element: <h1>Shop</h1> }] });
  await user.type(screen.getByRole('combobox', { name: 'Search the marketplace' }), 'mask{Enter}');
  expect(await screen.findByRole('heading', { name: 'Shop' })).toBeVisible();
  expect(router.state.location.search).toBe('?search=mask');
});

test('The phone menu opens and closes after navigation', async () => {
  const { user } = await show({ path: '/', routes: [{ path: '/shop', element: <h1>Shop</h1> }] });
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  await user.click(within(menu).getByRole('link', { name: 'Shop' }));
  expect(await screen.findByRole('heading', { name: 'Shop' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

const CATEGORIES = ok({ categories: [category(), category({ id: 2, name: 'Masks' })] });

test('The phone menu begins with the categories', async () => {
  fakeApi({ ...asked, 'GET /categories': CATEGORIES });
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await menu.findByRole('navigation', { name: 'Shop by category' });
  expect(hrefs(menu).slice(0, 4)).toEqual(['/', '/shop?category=1', '/shop?category=2', '/']);
});

const openMenu = async (user: Awaited<ReturnType<typeof show>>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  return within(await screen.findByRole('dialog', { name: 'Menu' }));
};

test('A visitor reaches every page and the login from the footer and the phone menu', async () => {
  fakeApi(asked);
  const { user } = await show();
  const footer = within(screen.getByRole('navigation', { name: 'Navigation' }));
  for (const places of [footer, await openMenu(user)]) {
    expect(hrefs(places)).toEqual(expect.arrayContaining([...EVERY_PLACE, '/login']));
    expect(hrefs(places)).not.toContain('/dashboard');
    expect(places.queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument();
  }
});

test('A customer reaches every page and logs out from the phone menu', async () => {
  fakeApi({ ...asked, 'GET /carts': ok({ data: [] }), 'POST /auth/logout': ok({}) });
  const { user, store } = await show({ session: asCustomer });
  const footer = within(screen.getByRole('navigation', { name: 'Navigation' }));
  const menu = await openMenu(user);
  for (const places of [footer, menu]) {
    expect(hrefs(places)).toEqual(expect.arrayContaining([...EVERY_PLACE, '/dashboard']));
    expect(hrefs(places)).not.toContain('/login');
  }
  expect(footer.getByRole('button', { name: 'Log out', hidden: true })).toBeInTheDocument();
  await user.click(menu.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(store.getState().session.token).toBeNull());
});

test('The header offers the other language under its own name', async () => {
  fakeApi(asked);
  await show();
  const other = banner().getByRole('button', { name: 'العربية' });
  expect(other).toHaveTextContent('عربي');
  expect(other).toHaveAttribute('lang', 'ar');
});

test('A first visitor whose browser prefers Arabic is offered it once', async () => {
  fakeApi(asked);
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('ar-SA');
  localStorage.clear();
  const { user, unmount } = await show();
  expect(screen.getByRole('button', { name: 'تابع بالعربية' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'إبقاء الإنجليزية' }));
  expect(screen.queryByRole('button', { name: 'تابع بالعربية' })).not.toBeInTheDocument();
  unmount();
  await show();
  expect(screen.queryByRole('button', { name: 'تابع بالعربية' })).not.toBeInTheDocument();
});

test('The main navigation marks the current page', async () => {
  await show({ at: '/blogs' });
  const navigation = banner().getByRole('navigation', { name: 'Main navigation' });
  expect(within(navigation).getByRole('link', { current: 'page' })).toHaveTextContent('News and advice');
});

test('Social links open in a new tab, and only configured ones are shown', async () => {
  fakeApi(asked);
  await show();
  const links = within(await screen.findByRole('list', { name: 'Follow us' })).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    [expect.stringContaining('Instagram'), 'https://balsam.test/instagram'],
    [expect.stringContaining('X'), 'https://balsam.test/x'],
  ]);
  links.forEach((link) => {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });
});

test('An Arabic reader finds the phone number and e-mail address in the footer', async () => {
  fakeApi(asked);
  await show({ lang: 'ar', texts: arabic });
  const footer = within(screen.getByRole('contentinfo'));
  expect(await footer.findByRole('link', { name: '+966 11 555 0100' })).toHaveAttribute('href', 'tel:+966115550100');
  expect(footer.getByRole('link', { name: /^care\s?@balsam\.test$/ })).toHaveAttribute(
    'href',
    'mailto:care@balsam.test',
  );
  expect(footer.getByText(/^طريق الملك فهد/)).toBeVisible();
});

test('Missing contact details and profiles leave no dead links', async () => {
  fakeApi({ 'GET /site': ok({ data: site({ social: [] }) }) });
  const { unmount } = await show();
  expect(await banner().findByRole('link', { name: 'Call us: +966 11 555 0100' })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Follow us' })).not.toBeInTheDocument();
  unmount();
  fakeApi({});
  await show();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Contact us' })).not.toBeInTheDocument());
  expect(screen.queryByRole('link', { name: /^Call us/ })).not.toBeInTheDocument();
});

test('A customer who returns to the shop sees the current cart', async () => {
  let cartNow = [cart()];
  const calls = fakeApi({ 'GET /carts': () => ok({ data: cartNow }) });
  const { router } = await show({
    session: asCustomer,
    path: '/',
    routes: [{ path: '/vendor', element: 'Elsewhere' }],
  });
  expect(await banner().findByRole('link', { name: /^Cart: 2 items/ })).toBeVisible();
  cartNow = [];
  await act(() => router.navigate('/vendor'));
  await act(() => router.navigate('/'));
  expect(await banner().findByRole('link', { name: /^Cart: 0 items/ })).toBeVisible();
  await waitFor(() => expect(calls.filter(({ path }) => path === '/carts')).toHaveLength(2));
});

test('A skip link jumps over the header', async () => {
  await show();
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '#main');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
});

describe('A customer with an unfinished payment', () => {
  const until = new Date(Date.now() + 10 * 60_000).toISOString();
  const paying = { order_no: 'BLS-0123456789', pay_by: until };
  const strip = () => screen.findByRole('region', { name: 'Payment in progress' });

  it('sees the deadline on every page and continues, without an extra request', async () => {
    const calls = fakeApi({ ...asked, 'GET /carts': ok({ data: [], open_payment: paying }) });
    await show({ session: asCustomer });
    expect(await strip()).toHaveTextContent(/^Complete your payment by \d\d:\d\d\s[AP]M\./);
    const onward = within(await strip()).getByRole('link', { name: 'Continue' });
    expect(onward).toHaveAttribute('href', '/pay/BLS-0123456789');
    expect(calls.map(({ path }) => path).sort()).toEqual(['/carts', '/site', '/user']);
  });

  it('cancels the order, and the strip disappears', async () => {
    let open: typeof paying | null = paying;
    fakeApi({
      ...asked,
      'GET /carts': () => ok({ data: [], open_payment: open }),
      'POST /payments/BLS-0123456789/abandon': () => {
        open = null;
        return ok({ data: { state: 'expired', failure: null, pay_by: null } });
      },
    });
    const { user } = await show({ session: asCustomer });
    await user.click(within(await strip()).getByRole('button', { name: 'Cancel the order' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Payment in progress' })).not.toBeInTheDocument());
  });

  it('no longer sees the strip after the deadline', async () => {
    jest.useFakeTimers();
    const over = { ...paying, pay_by: new Date(Date.now() + 60_000).toISOString() };
    fakeApi({ ...asked, 'GET /carts': ok({ data: [], open_payment: over }) });
    await show({ session: asCustomer });
    await act(() => jest.advanceTimersByTimeAsync(59_000));
    expect(screen.getByRole('region', { name: 'Payment in progress' })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.queryByRole('region', { name: 'Payment in progress' })).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  it('sees the strip in Arabic', async () => {
    fakeApi({ ...asked, 'GET /carts': ok({ data: [], open_payment: paying }) });
    await show({ session: asCustomer, texts: arabic });
    expect(await screen.findByRole('region', { name: 'عملية دفع لم تكتمل' })).toHaveTextContent(/أكمل الدفع قبل/);
  });
});
