import type { AreaBeacon, AreaHealth } from '@balsam/shared-api';
import { fakeApi, metaOf, ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { adminUser } from '../../testing/responses.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const beacon: AreaBeacon = {
  id: 1,
  area: 'storefront',
  version: 'a1b2c3',
  phase: 'load',
  code: 'network',
  created_at: '2026-11-20T09:30:00.000Z',
};

const health = (changes: Partial<AreaHealth>): AreaHealth => ({
  area: 'storefront',
  failures_24h: 0,
  failures_7d: 0,
  last_failure: null,
  by_day: [{ day: '2026-11-20', failures: 0 }],
  ...changes,
});

const AREAS = [
  health({ failures_24h: 2, failures_7d: 5, last_failure: beacon, by_day: [{ day: '2026-11-20', failures: 5 }] }),
  health({ area: 'vendor-portal' }),
  health({ area: 'annex' }),
];

async function openAreas(search = '', beacons = [beacon]) {
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/areas': ok({ data: { areas: AREAS } }),
    'GET /admin/areas/beacons': ok({ data: { beacons, meta: metaOf(beacons) } }),
  });
  const view = await renderConsole(`/admin/areas${search}`);
  const asked = () => calls.map(({ path }) => path).filter((path) => path.startsWith('/admin/areas/beacons'));
  return { ...view, asked };
}

it('An admin sees the health of each area, including one without reports', async () => {
  await openAreas();
  const table = within(await screen.findByRole('table', { name: 'Areas' }));
  const shop = within(table.getByRole('row', { name: /^Shop/ }));
  expect(shop.getByText('Failures reported')).toBeVisible();
  expect(shop.getByText('Its files did not arrive')).toBeVisible();
  expect(within(table.getByRole('row', { name: /^Vendor portal/ })).getByText('Healthy')).toBeVisible();
  expect(within(table.getByRole('row', { name: /^annex/ })).getByText('Not part of this page')).toBeVisible();
});

it('An admin reads the failures of each day as a table', async () => {
  const { user } = await openAreas();
  await user.click(await screen.findByRole('button', { name: 'Table' }));
  const table = screen.getByRole('table', { name: /Failures in visitors’ browsers/ });
  expect(within(table).getByRole('row', { name: 'Nov 20, 2026 5 5 0 0' })).toBeVisible();
});

it('A dashboard link shows the reports of one area, which an admin filters further', async () => {
  const { user, asked } = await openAreas('?area=storefront&from=2026-11-15');
  expect(await screen.findByRole('combobox', { name: 'Area' })).toHaveDisplayValue('Shop');
  const reports = within(await screen.findByRole('table', { name: 'Reports from browsers' }));
  expect(reports.getByRole('row', { name: /^Shop a1b2c3 While it loaded Its files did not arrive/ })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'When' }), 'While it ran');
  await waitFor(() =>
    expect(asked().at(-1)).toBe('/admin/areas/beacons?page=1&area=storefront&phase=render&from=2026-11-15'),
  );
});

it('A site without failures shows an empty state', async () => {
  await openAreas('', []);
  expect(await screen.findByText('No browser has reported a failure here.')).toBeVisible();
});
