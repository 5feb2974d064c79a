import { fakeApi } from '@balsam/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { Greeting, healthyArea, meetNewVisitor, openShell, REGISTRY, serveAreas } from '../testing/open-shell.tsx';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));

let shell: ReturnType<typeof openShell>;

beforeEach(() => {
  meetNewVisitor();
  localStorage.setItem('lang', 'en');
  fakeApi({});
  serveAreas({ shop: healthyArea('shop'), 'vendor-desk': healthyArea('vendor-desk') });
});
afterEach(() => shell.close());

test('An address of no area shows a not-found page with a link home', async () => {
  shell = openShell('/nowhere', { ...REGISTRY, areas: [] });
  expect(screen.getByRole('heading', { name: 'page not found' })).toBeVisible();
  expect(document.title).toBe('page not found');
  expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
});

test("The page's own head replaces the server-rendered one", async () => {
  document.head.innerHTML = '<title data-first-page>Balsam</title><meta name="description" data-first-page>';
  shell = openShell('/');
  await screen.findByRole('heading', { name: 'Welcome to shop' });
  await waitFor(() => expect(document.head.querySelectorAll('[data-first-page]')).toHaveLength(0));
  expect([...document.querySelectorAll('title')].map(({ textContent }) => textContent)).toEqual(['shop title']);
});

test('An unknown path of an area is not found inside that area', async () => {
  serveAreas({ shop: healthyArea('shop', { routes: [{ index: true, element: <Greeting name="shop" /> }] }) });
  shell = openShell('/no-such-page');
  expect(await screen.findByRole('heading', { name: 'page not found' })).toBeVisible();
});

test.each([
  ['/vendor', 'vendor-desk'],
  ['/vendor/orders/5', 'vendor-desk'],
  ['/vendors', 'shop'],
])('The path %s belongs to the area %s', async (path, area) => {
  shell = openShell(path);
  expect(await screen.findByRole('heading', { name: `Welcome to ${area}` })).toBeVisible();
});

test('Navigation moves the focus to the new content; filtering a list does not', async () => {
  shell = openShell('/');
  await screen.findByRole('heading', { name: 'Welcome to shop' });
  expect(document.body).toHaveFocus();

  const filter = screen.getByRole('link', { name: 'To page two' });
  await shell.user.click(filter);
  expect(filter).toHaveFocus();

  await shell.user.click(screen.getByRole('link', { name: 'To another page of the shop' }));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('A dialog that was opened before the page arrived keeps the focus', async () => {
  shell = openShell('/');
  await screen.findByRole('heading', { name: 'Welcome to shop' });
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('aria-modal', 'true');
  const field = dialog.appendChild(document.createElement('input'));
  field.focus();
  await shell.goTo('/vendor');
  expect(await screen.findByRole('heading', { name: 'Welcome to vendor-desk' })).toBeVisible();
  expect(field).toHaveFocus();
  dialog.remove();
});

test('A screen reader hears the title of the new page', async () => {
  shell = openShell('/');
  await screen.findByRole('heading', { name: 'Welcome to shop' });
  await shell.user.click(screen.getByRole('link', { name: 'To the vendors' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('vendor-desk title'));
});
