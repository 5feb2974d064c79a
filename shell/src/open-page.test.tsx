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

/** Opens the page anew, in the place of the one before. */
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

test('A page that carries its registry opens without asking for one', async () => {
  inline(REGISTRY);
  const calls = fakeApi({});
  await open();
  expect(await screen.findByRole('heading', { name: 'Welcome to shop' })).toBeVisible();
  expect(calls).toEqual([]);
});

test('A page without a registry asks for it', async () => {
  fakeApi({ 'GET /registry.json': { body: REGISTRY } });
  await open();
  expect(await screen.findByRole('heading', { name: 'Welcome to shop' })).toBeVisible();
});

test('A page that can have no registry goes by the last one that this browser has seen', async () => {
  fakeApi({ 'GET /registry.json': { body: REGISTRY } });
  await open();
  close();
  fakeApi({ 'GET /registry.json': { status: 502, body: 'Bad gateway' } });
  await open();
  expect(await screen.findByRole('heading', { name: 'Welcome to shop' })).toBeVisible();
});

test.each([
  ['en', 'We can’t reach Balsam', 'Reload the page'],
  ['ar', 'يتعذّر الوصول إلى بلسم', 'إعادة تحميل الصفحة'],
])('A page that can have no registry says so, and how to go on (%s)', async (lang, words, cure) => {
  localStorage.setItem('lang', lang);
  fakeApi({ 'GET /registry.json': { status: 502, body: 'Bad gateway' } });
  await open();
  expect(screen.getByRole('heading', { name: words })).toBeVisible();
  expect(screen.getByRole('button', { name: cure })).toBeVisible();
  expect(screen.getByRole('main')).toHaveAttribute('data-start-failed');
  expect(document.documentElement).toHaveAttribute('lang', lang);
});
