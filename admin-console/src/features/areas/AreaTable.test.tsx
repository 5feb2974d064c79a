import type { AreaEntry } from '@balsam/shared-api';
import { renderWithProviders } from '@balsam/shared-api/testing';
import { consoleKit } from '@balsam/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import ar from '../../locales/ar.json';
import en from '../../locales/en.json';
import { AreaTable } from './AreaTable.tsx';

const TEXTS = { en: { 'admin-console': en, kit: consoleKit.en }, ar: { 'admin-console': ar, kit: consoleKit.ar } };

const shop: AreaEntry = {
  name: 'storefront',
  basePath: '/',
  version: '0.1.0-new',
  entry: '/areas/storefront/0.1.0-new/remoteEntry.js',
  defaultLang: 'en',
  toastMs: 3000,
};
const healthy = { area: 'storefront', failures_24h: 0, failures_7d: 0, last_failure: null, by_day: [] };

async function showShop(changes: Partial<AreaEntry>, lang: 'en' | 'ar' = 'en') {
  await renderWithProviders(<AreaTable areas={[healthy]} />, {
    lang,
    site: { origin: '', defaultLang: 'en', demoSignIn: null, areas: [{ ...shop, ...changes }] },
    texts: TEXTS[lang],
  });
  const [, row] = screen.getAllByRole('row');
  if (!row) throw new Error('The table has no row.');
  return within(row);
}

const fallback = { version: '0.1.0-old', entry: '/areas/storefront/0.1.0-old/remoteEntry.js' };

it('An admin sees which release an area falls back to', async () => {
  const row = await showShop({ fallback });
  expect(row.getByText('0.1.0-new')).toBeVisible();
  expect(row.getByText('Falls back to', { exact: false })).toHaveTextContent('Falls back to 0.1.0-old');
});

it('The fallback release is shown in Arabic', async () => {
  const row = await showShop({ fallback }, 'ar');
  expect(row.getByText('0.1.0-old')).toHaveAttribute('dir', 'ltr');
});

it('An admin sees which area is closed and which has a release on trial', async () => {
  const row = await showShop({ disabled: true, counted: true });
  expect(row.getByText('Closed for visitors')).toBeVisible();
  expect(row.getByText('Trial release')).toBeVisible();
});

it('An area without news has no badges', async () => {
  const row = await showShop({});
  expect(row.getByText('Healthy')).toBeVisible();
  expect(row.queryByText(/Falls back|Closed|Trial/)).not.toBeInTheDocument();
});
