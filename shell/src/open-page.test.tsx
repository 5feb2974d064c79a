import { fakeApi } from '@balsam/shared-api/testing';
import { act, screen } from '@testing-library/react';
import type { Root } from 'react-dom/client';
import { openPage } from './open-page.tsx';
import { healthyArea, meetNewVisitor, REGISTRY, serveAreas } from './testing/open-shell.tsx';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));

let root: Root;

/** Opens the page again, replacing the previous one. */
const open = async () => {
  const container = document.body.appendChild(document.createElement('div'));
  root = await act(() => openPage(container));
};
const close = () => act(() => root.unmount());

afterEach(close);
beforeEach(() => {
  meetNewVisitor();
  history.replaceState(null, '', '/');
  document.getElementById('registry')?.remove();
  serveAreas({ shop: healthyArea('shop') });
});

const inline = (registry: unknown) => {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'registry';
  block.textContent = JSON.stringify(registry);
  document.body.append(block);
};

test('A page with an embedded registry opens without a request', async () => {
  inline(REGISTRY);
  const calls = fakeApi({});
  await open();
  expect(await screen.findByRole('heading', { name: 'Welcome to shop' })).toBeVisible();
  expect(calls).toEqual([]);
});

test('A page without a registry requests it', async () => {
  fakeApi({ 'GET /registry.json': { body: REGISTRY } });
  await open();
  expect(await screen.findByRole('heading', { name: 'Welcome to shop' })).toBeVisible();
});

test('If the registry cannot be loaded, the page uses the last one stored here', async () => {
  fakeApi({ 'GET /registry.json': { body: REGISTRY } });
  await open();
  close();
  fakeApi({ 'GET /registry.json': { status: 502, body: 'Bad gateway' } });
  await open();
  expect(await screen.findByRole('heading', { name: 'Welcome to shop' })).toBeVisible();
});

test.each([
  ['en', 'We can’t reach the shop', 'Reload the page'],
  ['ar', 'يتعذّر الوصول إلى المتجر', 'إعادة تحميل الصفحة'],
])('If there is no registry at all, the page says so and offers a reload (%s)', async (lang, words, cure) => {
  localStorage.setItem('lang', lang);
  fakeApi({ 'GET /registry.json': { status: 502, body: 'Bad gateway' } });
  await open();
  expect(screen.getByRole('heading', { name: words })).toBeVisible();
  expect(screen.getByRole('button', { name: cure })).toBeVisible();
  expect(screen.getByRole('main')).toHaveAttribute('data-start-failed');
  expect(document.documentElement).toHaveAttribute('lang', lang);
});
