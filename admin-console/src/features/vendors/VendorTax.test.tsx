import type { TaxSettings } from '@balsam/shared-api';
import { ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from '../../testing/refusal.ts';
import { openVendors, vendor, vendorRow } from './testing/open-vendors.ts';

const SHOW = 'GET /admin/vendor/3';
const DECIDE = 'POST /admin/vendors/3/tax';

const waiting: TaxSettings = {
  ...vendor.tax,
  state: 'waiting',
  vat_number: '310123456700003',
  legal_name: 'Gulf Medical Co.',
  legal_name_arabic: 'شركة الخليج الطبية',
  asked_at: '2026-11-20T09:30:00.000Z',
};

const open = async (tax: TaxSettings, responses: Parameters<typeof openVendors>[2] = {}) => {
  const view = await openVendors('/admin/edit-vendor/3', [vendorRow], {
    [SHOW]: ok({ data: { ...vendor, tax } }),
    ...responses,
  });
  const { user } = view;
  const openDialog = async () => {
    await user.click(await screen.findByRole('button', { name: 'Decide on the tax details' }));
    return within(await screen.findByRole('dialog', { name: 'Decide on the tax details' }));
  };
  return { ...view, openDialog };
};

it("An admin reads a vendor's tax details and verifies exactly that number", async () => {
  let tax = waiting;
  const { user, openDialog, sent } = await open(waiting, {
    [SHOW]: () => ok({ data: { ...vendor, tax } }),
    [DECIDE]: () => {
      tax = { ...waiting, state: 'verified', regime: 'registered' };
      return ok({ data: tax }, 'The vendor is verified.');
    },
  });
  expect(await screen.findByText('To be checked')).toBeVisible();
  expect(screen.getByText('310123456700003')).toBeVisible();
  expect(screen.getByText('شركة الخليج الطبية')).toBeVisible();
  const dialog = await openDialog();
  expect(dialog.getByLabelText('Sells as')).toHaveDisplayValue('Registered for VAT');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Verified')).toBeVisible();
  const { vat_number, asked_at } = waiting;
  const body = { decision: 'verify', regime: 'registered', vat_number, asked_at, remarks: '' };
  expect(sent()).toEqual([{ method: 'POST', path: '/admin/vendors/3/tax', body }]);
});

it('Rejecting a number requires a reason', async () => {
  const { user, openDialog, sent } = await open(waiting, { [DECIDE]: ok({ data: waiting }, 'Rejected.') });
  const dialog = await openDialog();
  await user.selectOptions(dialog.getByLabelText('Decision'), 'Reject');
  expect(dialog.queryByLabelText('Sells as')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Give a reason, so that the vendor can correct it.')).toBeVisible();
  await user.type(dialog.getByLabelText('Remarks'), 'The certificate has expired.');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent()[0]?.body).toMatchObject({ decision: 'reject', remarks: 'The certificate has expired.' }),
  );
});

it('A number that the vendor has changed is reported, and the new one is shown', async () => {
  let tax = waiting;
  const message = 'The vendor has changed the number meanwhile. Look at it again first.';
  const { user, openDialog } = await open(waiting, {
    [SHOW]: () => ok({ data: { ...vendor, tax } }),
    [DECIDE]: () => {
      tax = { ...waiting, vat_number: '310999999900003' };
      return refusal(409, message);
    },
  });
  const dialog = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(message)).toBeVisible();
  await waitFor(() => expect(dialog.getByText('310999999900003')).toBeVisible());
});

it('A store in a country without known VAT rules has nothing to decide', async () => {
  await open({ ...vendor.tax, country: null, regime: 'unregistered' });
  expect(await screen.findByText(/there is no tax decision to make/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Decide on the tax details' })).not.toBeInTheDocument();
});

it('A badge and a view show the vendors to review', async () => {
  const { user, calls } = await openVendors('/admin/vendors', [{ ...vendorRow, vat_state: 'waiting' }]);
  expect(await screen.findByText('Tax details to check')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('VAT registration'), 'To be checked');
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/admin/vendor?page=1&vat_state=waiting'));
});
