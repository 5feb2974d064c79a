import type { AdminVendorRow } from '@balsam/shared-api';
import { findReady, ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from '../../testing/refusal.ts';
import { openVendors, vendor, vendorRow as row } from './testing/open-vendors.ts';

type Answer = ReturnType<typeof refusal> | ReturnType<typeof ok>;

const openList = async (rows: AdminVendorRow[] = [row], responses: Record<string, Answer> = {}) => {
  const view = await openVendors('/admin/vendors', rows, {
    'POST /admin/vendor/3/status': ok({ data: vendor }),
    ...responses,
  });
  const { user } = view;
  const openStatus = async () => {
    await user.click(await screen.findByRole('button', { name: 'Change status of huda Nasser' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change status' }));
    return { dialog, status: await dialog.findByLabelText('Status') };
  };
  const askToDelete = async () => {
    await user.click(await screen.findByRole('button', { name: 'Delete huda Nasser' }));
    return within(await screen.findByRole('dialog', { name: 'are you sure to delete' }));
  };
  return { ...view, openStatus, askToDelete };
};

it('An admin sees that vendors are loading, and then that none matched', async () => {
  await openList([]);
  await screen.findByText('Fetching vendors...');
  expect(await screen.findByText('No vendors matched your search.')).toBeVisible();
});

it.each([
  [1, false, 'Active', 'badge-primary'],
  [0, true, 'Inactive', 'badge-warning'],
  [0, false, 'Awaiting approval', 'badge-info'],
  [2, false, 'Rejected', 'badge-danger'],
] as const)('A vendor with status %i, stopped: %s, is shown as %s', async (active, stopped, word, look) => {
  await openList([{ ...row, active, stopped }]);
  const table = within(await screen.findByRole('table'));
  expect(await table.findByText(word)).toHaveClass(look);
});

it.each([
  ['Waiting', 'waiting=1', 'Waiting Show all vendors'],
  ['Asking for a change', 'asks=1', 'Asks for a change Show all vendors'],
])('The view "%s" shows its filters, which an admin clears', async (view, query, chip) => {
  const { user, calls, router } = await openList();
  await user.click(await screen.findByRole('link', { name: view }));
  await waitFor(() => expect(calls.at(-1)?.path).toBe(`/admin/vendor?page=1&${query}`));
  await user.click(await screen.findByRole('button', { name: chip }));
  expect(router.state.location.search).toBe('');
});

it('A vendor without a logo shows an initial', async () => {
  await openList();
  expect(await screen.findByText('H')).toBeVisible();
});

it('An admin filters by rejected, and the search runs after a pause', async () => {
  const { user, calls } = await openList();
  await user.selectOptions(await screen.findByLabelText('Status'), 'Rejected');
  await user.type(screen.getByRole('searchbox', { name: 'Search vendors' }), 'gulf');
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/admin/vendor?page=1&search=gulf&status=2'));
  expect(calls.filter(({ path }) => path.includes('search='))).toHaveLength(1);
});

it('An admin approves a vendor, and the list reloads', async () => {
  const { user, calls, openStatus, sent } = await openList();
  const { dialog, status } = await openStatus();
  expect(status).toHaveDisplayValue('Inactive');
  expect(dialog.queryByLabelText('Remarks')).not.toBeInTheDocument();
  await user.selectOptions(status, 'Active');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Vendor updated successfully')).toBeVisible();
  const body = { active: 1, updated_at_seen: '2026-11-20T09:30:00.000Z' };
  expect(sent()).toEqual([{ method: 'POST', path: '/admin/vendor/3/status', body }]);
  await waitFor(() => expect(calls.filter(({ path }) => path.startsWith('/admin/vendor?'))).toHaveLength(2));
});

it('Rejecting a vendor requires a reason', async () => {
  const { user, openStatus, sent } = await openList();
  const { dialog, status } = await openStatus();
  await user.selectOptions(status, 'Rejected');
  await user.type(dialog.getByLabelText('Remarks'), 'The certificate has expired.');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Vendor updated successfully')).toBeVisible();
  expect(sent()[0]?.body).toMatchObject({ active: 2, remarks: 'The certificate has expired.' });
});

it("The decision dialog offers the vendor's certificate", async () => {
  const { openStatus } = await openList([row], {
    'GET /admin/vendor/3': ok({ data: { ...vendor, cr_certificate: 'certificate.pdf' } }),
  });
  const { dialog } = await openStatus();
  expect(dialog.getByRole('button', { name: 'Download CR' })).toBeVisible();
});

it('A refused decision shows an error in the form and in a toast', async () => {
  const { user, openStatus } = await openList([row], { 'POST /admin/vendor/3/status': refusal(500) });
  const { dialog } = await openStatus();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to update vendor');
  expect(screen.getAllByText('Failed to update vendor')).toHaveLength(2);
});

it('A rejected vendor shows the reason, and the name links to the form', async () => {
  await openList([{ ...row, active: 2, rejection_remarks: 'The certificate has expired.' }]);
  expect(await screen.findByText('The certificate has expired.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'huda Nasser' })).toHaveAttribute('href', '/admin/edit-vendor/3');
  expect(screen.getByRole('link', { name: 'Add Vendor' })).toHaveAttribute('href', '/admin/add-vendor');
});

it('Stopping a vendor warns about open orders and returns first', async () => {
  const waitedFor = { ...vendor, active: 1 as const, underway: { orders: 2, returns: 1 } };
  const { user, openStatus } = await openList([{ ...row, active: 1 }], {
    'GET /admin/vendor/3': ok({ data: waitedFor }),
  });
  const { dialog, status } = await openStatus();
  expect(dialog.queryByRole('note')).not.toBeInTheDocument();
  await user.selectOptions(status, 'Inactive');
  expect(dialog.getByRole('note')).toHaveTextContent(
    /2 orders are still on their way\.1 return is still to be decided\./,
  );
});

it('An admin deletes a vendor after confirming, and the list reloads', async () => {
  const { user, calls, sent, askToDelete } = await openList([row], { 'DELETE /admin/vendor/3': ok({}) });
  const dialog = await askToDelete();
  await user.click(dialog.getByRole('button', { name: 'Yes, delete' }));
  expect(await screen.findByText('Vendor deleted successfully')).toBeVisible();
  expect(sent()).toMatchObject([{ method: 'DELETE', path: '/admin/vendor/3' }]);
  await waitFor(() => expect(calls.filter(({ path }) => path.startsWith('/admin/vendor?'))).toHaveLength(2));
});

it('Cancelling the dialog deletes no vendor', async () => {
  const { user, sent, askToDelete } = await openList();
  const dialog = await askToDelete();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent()).toEqual([]);
});

it.each([
  ['the reason of the server', 'Gulf Medical has 2 orders in progress.', 'Gulf Medical has 2 orders in progress.'],
  ['a general message if the server gives no reason', '', 'Failed to delete vendor'],
])('A refused deletion shows %s', async (_what, message, words) => {
  const { user, askToDelete } = await openList([row], { 'DELETE /admin/vendor/3': refusal(422, message) });
  const dialog = await askToDelete();
  await user.click(dialog.getByRole('button', { name: 'Yes, delete' }));
  expect(await screen.findByText(words)).toBeVisible();
});

it('Only vendors with a certificate have its download button', async () => {
  await openList([row, { ...row, id: 4, name: 'Omar Aziz', cr_certificate: 'certificate.pdf' }]);
  expect(await screen.findByRole('button', { name: 'Download CR of Omar Aziz' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Download CR of huda Nasser' })).not.toBeInTheDocument();
});

it('A failed certificate download is only logged, and can be retried', async () => {
  const logged = jest.fn();
  Object.assign(globalThis, { reportError: logged });
  const { user } = await openList([{ ...row, cr_certificate: 'certificate.pdf' }], {
    'GET /admin/vendors/3/download-cr-certificate': refusal(503, 'The file store does not answer.'),
  });
  const button = await screen.findByRole('button', { name: 'Download CR of huda Nasser' });
  await user.click(button);
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
  expect(screen.queryByText('The file store does not answer.')).not.toBeInTheDocument();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
});

it('An admin deletes several vendors, and reads which one failed and why', async () => {
  const failed = [{ id: 4, name: 'Omar Aziz', message: 'He has 2 orders under way.' }];
  const { user, sent } = await openList([row, { ...row, id: 4, name: 'Omar Aziz' }], {
    'POST /admin/vendor/bulk': ok({ done: 1, failed }),
  });
  await user.click(await findReady('checkbox', 'Select all on this page'));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete 2 vendors?' }));
  await user.click(dialog.getByRole('button', { name: 'Yes, delete' }));
  expect(await screen.findByText('1 vendor deleted')).toBeVisible();
  const unchanged = within(await screen.findByRole('dialog', { name: '1 vendor stayed as it was' }));
  expect(unchanged.getByRole('listitem')).toHaveTextContent('Omar Aziz');
  const seen = { 3: '2026-11-20T09:30:00.000Z', 4: '2026-11-20T09:30:00.000Z' };
  const body = { ids: [3, 4], action: 'delete', updated_at_seen: seen };
  expect(sent()).toEqual([{ method: 'POST', path: '/admin/vendor/bulk', body }]);
});
