import { ok } from '@balsam/shared-api/testing';
import { screen } from '@testing-library/react';
import { refusal } from '../../testing/refusal.ts';
import { openVendors, vendor, vendorRow } from './testing/open-vendors.ts';

const LABEL = 'Publish changes to approved products immediately';

it('An admin trusts a vendor, and reads the consequence', async () => {
  let trusted = false;
  const { user, sent } = await openVendors('/admin/edit-vendor/3', [vendorRow], {
    'GET /admin/vendor/3': () => ok({ data: { ...vendor, trusted } }),
    'POST /admin/vendor/3/trust': () => {
      trusted = true;
      return ok({}, 'The vendor is trusted');
    },
  });
  expect(await screen.findByText(/wait for an admin's review/)).toBeVisible();
  await user.click(screen.getByRole('switch', { name: LABEL }));
  expect(await screen.findByText('The vendor is trusted')).toBeVisible();
  expect(await screen.findByText(/Earlier pending changes stay pending/)).toBeVisible();
  expect(screen.getByRole('switch', { name: LABEL })).toBeChecked();
  expect(sent()).toEqual([
    {
      method: 'POST',
      path: '/admin/vendor/3/trust',
      body: { trusted: true, updated_at_seen: '2026-11-20T09:30:00.000Z' },
    },
  ]);
});

it('A switch that cannot be saved shows an error and goes back', async () => {
  const { user } = await openVendors('/admin/edit-vendor/3', [vendorRow], {
    'POST /admin/vendor/3/trust': refusal(500),
  });
  await user.click(await screen.findByRole('switch', { name: LABEL }));
  expect(await screen.findByText('Failed to update vendor')).toBeVisible();
  expect(screen.getByRole('switch', { name: LABEL })).not.toBeChecked();
});
