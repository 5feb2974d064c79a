import type { LicenceWarning } from '@balsam/shared-api';
import { fakeApi, ok } from '@balsam/shared-api/testing';
import { screen } from '@testing-library/react';
import { renderPortal } from '../../testing/render-portal.tsx';
import { vendorUser } from '../../testing/responses.ts';

const expiring = { name: 'Establishment licence', name_arabic: 'ترخيص المنشأة', expires_on: '2026-12-05' };

const open = async (warning: LicenceWarning, { path = '/vendor/account', lang = 'en' as 'en' | 'ar' } = {}) => {
  const calls = fakeApi({
    'GET /user': vendorUser,
    'GET /vendor/licences/warning': ok({ data: warning }),
    'GET /vendor/licences': ok({ data: { types: [], licences: [], categories: [] } }),
  });
  await renderPortal(path, 'vendor', lang);
  await screen.findByRole('heading', { level: 1 });
  return calls;
};

it('Any page says how many products are paused, and leads to the licences', async () => {
  await open({ paused_products: 37, expiring });
  expect(await screen.findByRole('note')).toHaveTextContent('37 products are paused: upload the renewal.');
  expect(screen.getByRole('link', { name: 'To the licences' })).toHaveAttribute('href', '/vendor/licences');
  expect(screen.queryByText(/expires on/)).not.toBeInTheDocument();
});

it('A licence that expires soon is announced before anything stops', async () => {
  await open({ paused_products: 0, expiring });
  expect(await screen.findByRole('note')).toHaveTextContent('Your Establishment licence expires on Dec 5, 2026.');
});

it('The licences page has the warning, but no link to itself', async () => {
  await open({ paused_products: 1, expiring: null }, { path: '/vendor/licences' });
  expect(await screen.findByRole('note')).toHaveTextContent('1 product is paused: upload the renewal.');
  expect(screen.queryByRole('link', { name: 'To the licences' })).not.toBeInTheDocument();
});

it('A vendor with valid licences sees no warning, for one call', async () => {
  const calls = await open({ paused_products: 0, expiring: null });
  expect(calls.filter(({ path }) => path === '/vendor/licences/warning')).toHaveLength(1);
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});

it('An Arabic vendor reads the warning in counted words', async () => {
  await open({ paused_products: 3, expiring: null }, { lang: 'ar' });
  expect(await screen.findByRole('note')).toHaveTextContent('أُوقفت 3 منتجات: ارفع الترخيص المجدَّد.');
});
