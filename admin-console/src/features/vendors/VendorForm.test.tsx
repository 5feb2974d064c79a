import { ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from '../../testing/refusal.ts';
import { openVendors, vendor } from './testing/open-vendors.ts';

type Answers = Parameters<typeof openVendors>[2];

beforeAll(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
});

const option = (name: string) => screen.findByRole('option', { name });
const field = (label: string) => screen.getByLabelText(label, { selector: 'input, textarea, select' });

// Serialized form of a file in jsdom's multipart body.
const FILE = '[object File]';

const openForm = async (at: string, responses: Answers = {}) => {
  const view = await openVendors(at, [], responses);
  await screen.findByLabelText('First name');
  const fill = async (label: string, text: string) => {
    await view.user.click(field(label));
    await view.user.paste(text);
  };
  const save = () => view.user.click(screen.getByRole('button', { name: 'Save vendor' }));
  return { ...view, fill, save, addressed: () => view.router.state.location.pathname };
};

const openNew = (responses?: Answers) => openForm('/admin/add-vendor', responses);
const openOld = (responses?: Answers) => openForm('/admin/edit-vendor/3', responses);

it('An admin sees which fields of a new vendor are required', async () => {
  await openNew();
  const asked = ['First name', 'Last name', 'Email', 'Phone', 'Password', 'Logo', 'CR certificate', 'Status'];
  for (const label of asked) expect(field(label)).toBeRequired();
  expect(field('Company name')).not.toBeRequired();
  expect(screen.queryByLabelText('Remarks')).not.toBeInTheDocument();
});

it('The store address has no asterisk: only active vendors need it', async () => {
  const { user } = await openNew();
  const place = ['Company address', 'Country', 'State', 'City'];
  for (const status of ['Active', 'Inactive']) {
    await user.selectOptions(field('Status'), status);
    for (const label of place) expect(field(label)).not.toBeRequired();
  }
});

it('An admin adds a vendor with files and address, and returns to the list', async () => {
  const { user, fill, save, sent, addressed } = await openNew({ 'POST /admin/vendor': ok({}) });
  await fill('First name', 'Omar');
  await fill('Last name', 'Aziz');
  await fill('Email', 'omar@example.test');
  await fill('Phone', '+966500000003');
  await fill('Password', 'olive-grove');
  await fill('Company name', 'Olive Clinic Supplies');
  await fill('Company address', '12 Olaya Street');
  await user.selectOptions(field('Country'), 'Saudi Arabia');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), await option('Riyadh Province'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'City' }), await option('Riyadh'));
  await fill('Postal code', '12211');
  await user.upload(field('Logo'), new File(['logo'], 'logo.png', { type: 'image/png' }));
  await user.upload(field('CR certificate'), new File(['cr'], 'cr.pdf', { type: 'application/pdf' }));
  expect(screen.getByRole('img', { name: 'Preview of logo.png' })).toHaveAttribute('src', 'blob:picture');
  await save();
  expect(await screen.findByText('Vendor added successfully')).toBeVisible();
  await waitFor(() => expect(addressed()).toBe('/admin/vendors'));
  expect(sent()).toEqual([
    {
      method: 'POST',
      path: '/admin/vendor',
      body: {
        firstname: 'Omar',
        lastname: 'Aziz',
        email: 'omar@example.test',
        phone_number: '+966500000003',
        password: 'olive-grove',
        active: '1',
        'store_address[company_name]': 'Olive Clinic Supplies',
        'store_address[company_name_arabic]': '',
        'store_address[company_phone_no]': '',
        'store_address[cr_number]': '',
        'store_address[company_address]': '12 Olaya Street',
        'store_address[country]': '1',
        'store_address[state]': '10',
        'store_address[city]': '100',
        'store_address[postal_code]': '12211',
        logo: FILE,
        cr_certificate: FILE,
      },
    },
  ]);
});

it('Server errors are shown at their fields, including those of the store', async () => {
  const errors = { email: ['This email is taken.'], 'store_address.company_name': ['The company name is required.'] };
  const { save, addressed } = await openNew({ 'POST /admin/vendor': refusal(422, 'Please check.', errors) });
  await save();
  expect(await screen.findByText('Failed to add vendor')).toBeVisible();
  expect(field('Email')).toHaveAccessibleDescription('This email is taken.');
  expect(field('Company name')).toHaveAccessibleDescription(/The company name is required\./);
  expect(addressed()).toBe('/admin/add-vendor');
});

it('An unknown error asks to try again, and the form keeps its values', async () => {
  const { fill, save } = await openNew({ 'POST /admin/vendor': refusal(500) });
  await fill('First name', 'Omar');
  await save();
  await waitFor(() => expect(screen.getAllByText('An unexpected error occurred')).toHaveLength(2));
  expect(field('First name')).toHaveValue('Omar');
});

it("An edit sends only changed fields, so that others' changes and files stay", async () => {
  const { user, fill, save, sent, addressed } = await openOld({ 'POST /admin/vendor/3': ok({}) });
  expect(screen.getByRole('heading', { name: 'Edit Huda Nasser' })).toBeVisible();
  expect(field('Password')).not.toBeRequired();
  await user.clear(field('Last name'));
  await fill('Last name', 'Salem');
  await save();
  expect(await screen.findByText('Vendor updated successfully')).toBeVisible();
  await waitFor(() => expect(addressed()).toBe('/admin/vendors'));
  expect(sent()[0]?.body).toEqual({ _method: 'PUT', lastname: 'Salem', updated_at_seen: '2026-11-20T09:30:00.000Z' });
});

it('An unlisted city stays selected and stored', async () => {
  const { fill, save, sent } = await openOld({
    'GET /cities': ok({ data: [{ id: 101, name: 'Diriyah' }] }),
    'POST /admin/vendor/3': ok({}),
  });
  await option('Diriyah');
  expect(field('City')).toHaveValue('100');
  expect(field('City')).toHaveDisplayValue('Riyadh');
  await fill('First name', 'N');
  await save();
  await waitFor(() =>
    expect(sent()[0]?.body).toEqual({
      _method: 'PUT',
      firstname: 'HudaN',
      updated_at_seen: '2026-11-20T09:30:00.000Z',
    }),
  );
});

it('Rejecting a vendor in the form requires a reason', async () => {
  const { user, fill, save, sent } = await openOld({ 'POST /admin/vendor/3': ok({}) });
  await user.selectOptions(field('Status'), 'Rejected');
  await fill('Remarks', 'The certificate has expired.');
  await save();
  await screen.findByText('Vendor updated successfully');
  expect(sent()[0]?.body).toMatchObject({ active: '2', remarks: 'The certificate has expired.' });
});

it('A refused change shows a toast, and its reason in the form', async () => {
  const { fill, save } = await openOld({ 'POST /admin/vendor/3': refusal(409, 'Somebody else has changed this.') });
  await fill('First name', 'n');
  await save();
  expect(await screen.findByText('Failed to update vendor')).toBeVisible();
  expect(screen.getByText('Somebody else has changed this.')).toBeVisible();
});

it("After another admin's rename, the form shows the new name and the typed text", async () => {
  let isRenamed = false;
  const renamed = { ...vendor, vendor: { ...vendor.vendor, company_name: 'Gulf Care' } };
  const { fill, save } = await openOld({
    'GET /admin/vendor/3': () => ok({ data: isRenamed ? renamed : vendor }),
    'POST /admin/vendor/3': () => {
      isRenamed = true;
      return refusal(409, 'Somebody else has changed this.');
    },
  });
  await fill('First name', 'n');
  await save();
  await waitFor(() => expect(field('Company name')).toHaveValue('Gulf Care'));
  expect(field('First name')).toHaveValue('Hudan');
  expect(screen.getByText('Somebody else has changed this.')).toBeVisible();
});

it("An admin sees a vendor's logo and opens the certificate", async () => {
  const certified = { ...vendor, logo_url: '/media/logo-640.webp', cr_certificate: 'certificate.pdf' };
  await openOld({ 'GET /admin/vendor/3': ok({ data: certified }) });
  expect(screen.getByRole('img', { name: 'Logo' })).toHaveAttribute('src', '/media/logo-640.webp');
  expect(screen.getByRole('button', { name: 'Download CR' })).toBeVisible();
});

it('Leaving with unsaved changes asks for confirmation', async () => {
  const { user, fill, addressed } = await openOld();
  await fill('First name', 'n');
  await user.click(screen.getByRole('link', { name: 'All vendors' }));
  expect(await screen.findByRole('dialog', { name: 'You have unsaved changes' })).toBeVisible();
  expect(addressed()).toBe('/admin/edit-vendor/3');
});

it('A failed load of a vendor can be retried', async () => {
  await openVendors('/admin/edit-vendor/3', [], { 'GET /admin/vendor/3': refusal(503) });
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Failed to load vendor data')).toBeVisible();
  expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(document.title).toBe('Vendors');
});

it('A missing vendor shows a message', async () => {
  await openVendors('/admin/edit-vendor/9', [], { 'GET /admin/vendor/9': refusal(404) });
  expect(within(await screen.findByRole('alert')).getByText('Failed to load vendor data')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All vendors' })).toHaveAttribute('href', '/admin/vendors');
});
