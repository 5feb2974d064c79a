import { ok } from '@balsam/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { openVendors, vendor, vendorRow } from './testing/open-vendors.ts';

const requested = {
  ...{ id: 4, company_name: 'Gulf Care', company_name_arabic: 'عناية الخليج', cr_number: '1010000007' },
  ...{ cr_certificate: null, asked_at: '2026-11-20T09:30:00.000Z', declined_at: null, decline_reason: '' },
};
const asking = { 'GET /admin/vendor/3': ok({ data: { ...vendor, requested } }) };
const open = () =>
  openVendors('/admin/edit-vendor/3', [vendorRow], { ...asking, 'POST /admin/vendor-identity/4': ok({}, 'Answered') });

it('An admin sees in the list who asks for another name', async () => {
  await openVendors('/admin/vendors', [{ ...vendorRow, asks: true }]);
  expect(await screen.findByText('Asks for a change')).toBeVisible();
});

it('An admin reads what would change, and accepts it', async () => {
  const { user, sent } = await open();
  expect(await screen.findByText('Gulf Care')).toBeVisible();
  expect(screen.getByText('Gulf Medical').closest('del')).toBeVisible();
  expect(screen.queryByText('1010000007')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('Answered')).toBeVisible();
  expect(sent()).toEqual([{ method: 'POST', path: '/admin/vendor-identity/4', body: { decision: 'accept' } }]);
});

it('An admin who declines says why', async () => {
  const { user, sent } = await open();
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline the change' }));
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await dialog.findByText(/Say why/)).toBeVisible();
  await user.type(dialog.getByRole('textbox'), 'Not on the certificate');
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('Answered')).toBeVisible();
  expect(sent()[0]?.body).toEqual({ decision: 'decline', reason: 'Not on the certificate' });
});
