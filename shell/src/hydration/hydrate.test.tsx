import type { Registry } from '@balsam/shared-api';
import { kitLocales } from '@balsam/shared-ui';
import { createAreaRenderer } from '@balsam/shared-api/server';
import { fakeApi, ok, type Call } from '@balsam/shared-api/testing';
import { act, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Root } from 'react-dom/client';
import { openPage } from '../open-page.tsx';
import { renderFrame } from '../server.tsx';
import { healthyArea, meetNewVisitor, REGISTRY, serveAreas, withShop } from '../testing/open-shell.tsx';
import { recordBeacons } from '../testing/record-beacons.ts';
import { renderedShop } from '../testing/rendered-shop.tsx';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));

const categories = [{ id: 1, slug: 'masks', name: 'Masks', name_arabic: 'كمامات', product_count: 4, image: null }];
const responses = {
  lang: 'en',
  currency: 'SAR',
  responses: { categories: { status: 200, ...ok({ categories }) } },
} as const;
const request = { path: '/', lang: 'en', currency: 'SAR', registry: REGISTRY, responses } as const;

const block = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;

let calls: Call[];
let complaints: unknown[];
let root: Root | undefined;

/** The page as the gateway sends it, with the script that runs first. */
async function receivePage(release = 'shop/1.0.0', registry: Registry = REGISTRY): Promise<HTMLElement> {
  const { render } = await createAreaRenderer(renderedShop.area, kitLocales);
  const html = renderFrame(request, { name: 'shop', html: render(request) });
  document.head.innerHTML = '<title data-first-page>Shop</title>';
  document.body.innerHTML = `<div id="root" data-rendered="${release}">${html}</div>${block('registry', registry)}${block('first-responses', responses)}`;
  jest.isolateModules(() => jest.requireActual('./record-events.ts'));
  return document.getElementById('root') as HTMLElement;
}

const start = async (container: HTMLElement) => {
  root = await act(() => openPage(container));
};

beforeEach(() => {
  meetNewVisitor();
  history.replaceState(null, '', '/');
  recordBeacons();
  calls = fakeApi({ 'GET /categories': ok({ categories }), 'GET /user': ok({ user: { id: 4, role: 3 } }) });
  complaints = [];
  jest.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words));
  serveAreas({ shop: renderedShop, 'vendor-desk': healthyArea('vendor-desk') });
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.innerHTML = '';
});

test('A visitor keeps the server-rendered page, and nothing is requested again', async () => {
  const container = await receivePage();
  const heading = within(container).getByRole('heading', { name: 'The shop' });
  const { id } = heading;
  await start(container);
  expect(screen.getByRole('heading', { name: 'The shop' })).toBe(heading);
  expect(screen.getByRole('list', { name: 'The shop' })).toHaveTextContent('Masks');
  expect(heading.id).toBe(id);
  expect(document.title).toBe('The shop of today');
  expect([complaints, calls]).toEqual([[], []]);
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getByText('1 in the cart')).toBeVisible();
});

test('A customer first sees the public page, which then becomes their own', async () => {
  localStorage.setItem('token', 'token-of-layla');
  localStorage.setItem('user_role', 'user');
  const container = await receivePage();
  expect(container).toHaveTextContent('Hello, visitor');
  await start(container);
  expect(container).toHaveTextContent('Hello, customer');
  expect(complaints).toEqual([]);
  expect(calls.map(({ path }) => path).sort()).toEqual(['/categories', '/user']);
});

test('Presses, typing, choices and submits before hydration are replayed after it', async () => {
  const container = await receivePage();
  const page = within(container);
  await userEvent.click(page.getByRole('button', { name: 'Add' }));
  await userEvent.click(page.getByRole('button', { name: 'Add' }));
  await userEvent.type(page.getByRole('textbox', { name: 'Words' }), 'mask');
  await userEvent.click(page.getByRole('checkbox', { name: 'In stock' }));
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sort' }), 'price');
  await userEvent.click(page.getByRole('button', { name: 'Subscribe' }));
  expect(page.getByText('0 in the cart')).toBeVisible();
  await start(container);
  // Each press acts on the page left by the previous one.
  expect(await page.findByText('2 in the cart')).toBeVisible();
  expect(page.getByText('Looking for mask, in stock, by price')).toBeVisible();
  expect(await page.findByText('Subscribed')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('Events recorded for replay do not also run during hydration', async () => {
  const container = await receivePage();
  const heard = jest.fn();
  container.addEventListener('click', heard);
  await userEvent.click(within(container).getByRole('button', { name: 'Add' }));
  expect(heard).not.toHaveBeenCalled();
  await start(container);
  expect(screen.getByText('1 in the cart')).toBeVisible();
});

test('A page of another release stays until the running release replaces it', async () => {
  const container = await receivePage('shop/0.9.0');
  const seen: string[] = [];
  new MutationObserver(() => seen.push(container.textContent ?? '')).observe(container, { childList: true });
  const heading = within(container).getByRole('heading', { name: 'The shop' });
  await start(container);
  expect(screen.getByRole('heading', { name: 'The shop' })).not.toBe(heading);
  expect(seen.every((text) => text.includes('Masks'))).toBe(true);
  expect([complaints, calls]).toEqual([[], []]);
});

test('A visitor with another stored currency gets the page in that currency', async () => {
  localStorage.setItem('currency', 'BHD');
  const container = await receivePage();
  await start(container);
  // Its content in that currency must be fetched first.
  await waitFor(() => expect(screen.getByRole('list', { name: 'The shop' })).toHaveTextContent('Masks'));
  expect(calls.map(({ headers }) => headers.get('Currency'))).toEqual(['BHD']);
});

test('If no release loads, the page stays readable, and a press offers a retry', async () => {
  serveAreas({ shop: () => Promise.reject(new Error('ScriptExecutionError')) });
  const container = await receivePage();
  const started = openPage(container).then((opened) => {
    root = opened;
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByRole('list', { name: 'The shop' })).toHaveTextContent('Masks');
  expect(screen.getByRole('link', { name: 'More' })).toHaveAttribute('href', '/more');
  await act(async () => {
    screen.getByRole('button', { name: 'Add' }).click();
    await started;
  });
  expect(await screen.findByRole('heading', { name: 'This section is under repair' })).toBeVisible();
});

test("If a page's code cannot be loaded, the fallback release takes its place", async () => {
  const broken = {
    ...renderedShop.area,
    routes: renderedShop.routes(() => Promise.reject(new Error('ChunkLoadError'))),
  };
  serveAreas({ 'shop 1.0.0': { area: broken }, 'shop 0.9.0': renderedShop });
  const fallback = { version: '0.9.0', entry: '/areas/shop/0.9.0/remoteEntry.js' };
  const container = await receivePage('shop/1.0.0', withShop({ fallback }));
  await start(container);
  expect(screen.getByRole('list', { name: 'The shop' })).toHaveTextContent('Masks');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getByText('1 in the cart')).toBeVisible();
});
