import type { AdminVendor, AdminVendorRow } from '@balsam/shared-api';
import { fakeApi, ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { adminUser, metaOf } from '../../testing/answers.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';

const row: AdminVendorRow = {
  id: 3,
  name: 'huda Nasser',
  company_name: 'Gulf Medical',
  email: 'huda@example.test',
  phone: '+97317000000',
  logo: null,
  active: 0,
  created_at: '2026-11-20T09:30:00.000Z',
  cr_certificate: null,
};

const vendor: AdminVendor = {
  id: 3,
  firstname: 'Huda',
  lastname: 'Nasser',
  email: row.email,
  phone_number: row.phone,
  active: 0,
  logo_url: null,
  cr_certificate: null,
  rejection_remarks: '',
  vendor: {
    company_name: 'Gulf Medical',
    company_address: '',
    company_phone_no: '',
    country: null,
    state: null,
    city: null,
    postal_code: '',
  },
};

type Answers = Parameters<typeof fakeApi>[0];

const openVendors = async (rows: AdminVendorRow[] = [row], save: Answers[string] = ok({ data: vendor })) => {
  const list = { vendors: rows, meta: metaOf(rows) };
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/vendor': ok({ ...list, data: list }),
    'GET /admin/vendor/3': ok({ data: vendor }),
    'POST /admin/vendor/3/status': save,
  });
  const { user } = await renderConsole('/admin/vendors');
  const openStatus = async () => {
    await user.click(await screen.findByRole('button', { name: 'Change status of huda Nasser' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change status' }));
    return { dialog, status: await dialog.findByLabelText('Status') };
  };
  return { user, calls, openStatus, sent: () => calls.find(({ method }) => method === 'POST')?.body };
};

it('An admin reads that vendors are fetched, and then that none matched', async () => {
  await openVendors([]);
  await screen.findByText('Fetching vendors...');
  expect(await screen.findByText('No vendors matched your search.')).toBeVisible();
});

it.each([
  [1, 'Active', 'badge-primary'],
  [0, 'Inactive', 'badge-warning'],
  [2, 'Rejected', 'badge-danger'],
] as const)('An admin sees a vendor of state %i as %s', async (active, word, look) => {
  await openVendors([{ ...row, active }]);
  const table = within(await screen.findByRole('table'));
  expect(await table.findByText(word)).toHaveClass(look);
});

it('An admin sees the first letter of a vendor without a logo', async () => {
  await openVendors();
  expect(await screen.findByText('H')).toBeVisible();
});

it('An admin narrows the list to the rejected, and searches after a pause', async () => {
  const { user, calls } = await openVendors();
  await user.selectOptions(await screen.findByLabelText('Status'), 'Rejected');
  await user.type(screen.getByRole('searchbox', { name: 'Search vendors' }), 'gulf');
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/admin/vendor?page=1&search=gulf&status=2'));
  expect(calls.filter(({ path }) => path.includes('search='))).toHaveLength(1);
});

it('An admin approves a vendor, and the list is fetched anew', async () => {
  const { user, calls, openStatus, sent } = await openVendors();
  const { dialog, status } = await openStatus();
  expect(status).toHaveDisplayValue('Inactive');
  expect(dialog.queryByLabelText('Remarks')).not.toBeInTheDocument();
  await user.selectOptions(status, 'Active');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Vendor updated successfully')).toBeVisible();
  expect(sent()).toEqual({ active: 1 });
  await waitFor(() => expect(calls.filter(({ path }) => path.startsWith('/admin/vendor?'))).toHaveLength(2));
});

it('An admin rejects a vendor and says why', async () => {
  const { user, openStatus, sent } = await openVendors();
  const { dialog, status } = await openStatus();
  await user.selectOptions(status, 'Rejected');
  await user.type(dialog.getByLabelText('Remarks'), 'The certificate has expired.');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Vendor updated successfully')).toBeVisible();
  expect(sent()).toEqual({ active: 2, remarks: 'The certificate has expired.' });
});

it('An admin who is refused reads that the vendor could not be updated, in the form and in a toast', async () => {
  const refusal = { status: 500, body: { status: 500, success: false, code: 'internal', message: '' } };
  const { user, openStatus } = await openVendors([row], refusal);
  const { dialog } = await openStatus();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to update vendor');
  expect(screen.getAllByText('Failed to update vendor')).toHaveLength(2);
});
