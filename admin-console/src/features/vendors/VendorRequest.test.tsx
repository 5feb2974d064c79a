import { ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openVendors, vendor, vendorRow } from './testing/open-vendors.ts';

const requested = {
  ...{ id: 4, company_name: 'Gulf Care', company_name_arabic: 'عناية الخليج', cr_number: '1010000007' },
  ...{ cr_certificate: null, asked_at: '2026-11-20T09:30:00.000Z', declined_at: null, decline_reason: '' },
};
const asking = { 'GET /admin/vendor/3': ok({ data: { ...vendor, requested } }) };
const open = () =>
  openVendors('/admin/edit-vendor/3', [vendorRow], { ...asking, 'POST /admin/vendor-identity/4': ok({}, 'Answered') });

it('An admin sees in the list which vendors request another name', async () => {
  await openVendors('/admin/vendors', [{ ...vendorRow, asks: true }]);
  expect(await screen.findByText('Asks for a change')).toBeVisible();
});

it('An admin reads a requested change, and accepts it', async () => {
  const { user, sent } = await open();
  expect(await screen.findByText('Gulf Care')).toBeVisible();
  expect(screen.getByText('Gulf Medical').closest('del')).toBeVisible();
  expect(screen.queryByText('1010000007')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('Answered')).toBeVisible();
  expect(sent()).toEqual([{ method: 'POST', path: '/admin/vendor-identity/4', body: { decision: 'accept' } }]);
});

it('Declining a request requires a reason', async () => {
  const { user, sent } = await open();
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline the change' }));
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await dialog.findByText(/Give a reason/)).toBeVisible();
  await user.type(dialog.getByRole('textbox'), 'Not on the certificate');
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('Answered')).toBeVisible();
  expect(sent()[0]?.body).toEqual({ decision: 'decline', reason: 'Not on the certificate' });
});

const typing = async (response: Partial<typeof vendor>) => {
  let now: typeof vendor = { ...vendor, requested };
  const view = await openVendors('/admin/edit-vendor/3', [], {
    'GET /admin/vendor/3': () => ok({ data: now }),
    'POST /admin/vendor-identity/4': () => {
      now = { ...now, requested: null, ...response };
      return ok({}, 'Answered');
    },
    'POST /admin/vendor/3': ok({}),
  });
  const type = async (label: string, text: string) => {
    const field = await screen.findByLabelText(label);
    await view.user.clear(field);
    await view.user.type(field, text);
  };
  await type('Last name', 'Salem');
  return { ...view, type, save: () => view.user.click(screen.getByRole('button', { name: 'Save vendor' })) };
};
const named = { vendor: { ...vendor.vendor, company_name: 'Gulf Care', company_name_arabic: 'عناية الخليج' } };

it('Accepting a name updates the form and keeps the typed text', async () => {
  const { user, type, save, sent } = await typing(named);
  await type('Company name in Arabic', 'الخليج');
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(screen.getByLabelText('Company name')).toHaveValue('Gulf Care'));
  expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Last name')).toHaveValue('Salem');
  expect(screen.getByLabelText('Company name in Arabic')).toHaveValue('الخليج');
  await save();
  await waitFor(() => expect(sent()).toHaveLength(2));
  const body = { _method: 'PUT', lastname: 'Salem', 'store_address[company_name_arabic]': 'الخليج' };
  expect(sent()[1]?.body).toMatchObject(body);
});

it('Declining a name keeps the typed text', async () => {
  const { user, save, sent } = await typing({});
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline the change' }));
  await user.type(dialog.getByRole('textbox'), 'No');
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument());
  expect(screen.getByLabelText('Last name')).toHaveValue('Salem');
  await save();
  await waitFor(() => expect(sent()[1]?.body).toMatchObject({ _method: 'PUT', lastname: 'Salem' }));
});

it('After accepting a name, an untouched form does not ask about unsaved changes', async () => {
  const { user, type, router } = await typing(named);
  await type('Last name', vendor.lastname);
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(screen.getByLabelText('Company name')).toHaveValue('Gulf Care'));
  await user.click(screen.getByRole('link', { name: 'All vendors' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/vendors'));
});
