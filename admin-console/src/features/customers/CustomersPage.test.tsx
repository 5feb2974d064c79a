import type { AdminCustomer, AdminCustomerRow } from '@balsam/shared-api';
import { anOrder, aUser, fakeApi, ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { adminUser, metaOf } from '../../testing/responses.ts';
import { refusal } from '../../testing/refusal.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const sara: AdminCustomerRow = {
  id: 9,
  name: 'Sara Haddad',
  email: 'sara@example.test',
  phone_number: '+966500000001',
  orders: 2,
  spent: [
    { currency: 'BHD', amount: 12.5 },
    { currency: 'SAR', amount: 80 },
  ],
  last_order_at: '2026-11-20T09:30:00.000Z',
  created_at: '2026-10-01T09:30:00.000Z',
  state: 'active',
};
const omar: AdminCustomerRow = {
  ...sara,
  id: 8,
  name: 'Omar Aziz',
  email: 'omar@example.test',
  phone_number: '',
  orders: 0,
  spent: [],
  last_order_at: null,
  state: 'blocked',
};

const details = (row: AdminCustomerRow, changes: Partial<AdminCustomer> = {}): AdminCustomer => ({
  ...row,
  company_name: '',
  lang: 'ar',
  blocked_at: null,
  block_reason: '',
  addresses: [],
  reviews: 1,
  newsletter: 'confirmed',
  has_factor: false,
  factors_reset_at: null,
  ...changes,
});

const orders = [anOrder()];

async function open(at: string, responses: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/customers': ok({ data: { customers: [sara, omar], meta: metaOf([sara, omar]) } }),
    'GET /admin/customers/9': ok({ data: details(sara) }),
    'GET /admin/orders': ok({ data: { orders, meta: metaOf(orders) } }),
    ...responses,
  });
  const view = await renderConsole(at);
  const last = () => calls.filter(({ path }) => path.startsWith('/admin/customers?')).at(-1)?.path;
  const sent = () => calls.filter(({ method }) => method === 'POST');
  return { ...view, calls, last, sent };
}

it("An admin sees each customer's orders and spend, and who is blocked", async () => {
  await open('/admin/customers');
  expect(await screen.findByRole('link', { name: 'Sara Haddad' })).toHaveAttribute('href', '/admin/customers/9');
  const [first, second] = screen.getAllByRole('row').slice(1);
  expect(first).toHaveTextContent(/sara@example\.test.*\+966500000001.*2.*12\.500.*80\.00.*Nov 20, 2026.*Oct 1, 2026/);
  expect(within(first as HTMLElement).getByRole('link', { name: 'Sara Haddad: 2 orders' })).toHaveAttribute(
    'href',
    '/admin/orders?customer=9',
  );
  expect(second).toHaveTextContent(/Omar Aziz.*Blocked.*0.*–/);
});

it('An admin filters for blocked customers and exports the list', async () => {
  const { user, last, calls } = await open('/admin/customers');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'Blocked');
  await waitFor(() => expect(last()).toBe('/admin/customers?page=1&state=blocked'));
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/admin/customers.csv?state=blocked'));
});

it("A customer's page shows contact, addresses and orders, each order a link", async () => {
  await open('/admin/customers/9');
  expect(await screen.findByRole('heading', { name: 'Sara Haddad' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'BLS-AAAAAAAAA1-1' })).toHaveAttribute(
    'href',
    '/admin/orders/BLS-AAAAAAAAA1-1',
  );
  expect(screen.getByText('No address is stored.')).toBeVisible();
  expect(screen.getByRole('link', { name: '1 review' })).toHaveAttribute(
    'href',
    '/admin/reviews?search=sara%40example.test',
  );
});

it('Blocking a customer requires a reason', async () => {
  const { user, sent } = await open('/admin/customers/9', {
    'POST /admin/customers/9/block': ok({}, 'The customer has been blocked.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Block' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Block Sara Haddad?' }));
  await user.click(dialog.getByRole('button', { name: 'Block' }));
  expect(await dialog.findByText('Give a reason.')).toBeVisible();
  expect(sent()).toEqual([]);
  await user.type(dialog.getByLabelText('Reason'), 'Never takes parcels in.');
  await user.click(dialog.getByRole('button', { name: 'Block' }));
  expect(await screen.findByText('The customer has been blocked.')).toBeVisible();
  expect(sent()[0]?.body).toEqual({ reason: 'Never takes parcels in.', status_seen: 'active' });
});

it('An admin unblocks a customer after confirming', async () => {
  const blocked = details(omar, { blocked_at: '2026-11-21T09:30:00.000Z', block_reason: 'Never pays.' });
  const { user, sent } = await open('/admin/customers/8', {
    'GET /admin/customers/8': ok({ data: blocked }),
    'POST /admin/customers/8/unblock': ok({}, 'The customer can log in again.'),
  });
  expect(await screen.findByText('Never pays.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Unblock' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Unblock Omar Aziz?' }));
  await user.click(dialog.getByRole('button', { name: 'Unblock' }));
  expect(await screen.findByText('The customer can log in again.')).toBeVisible();
  expect(sent().map(({ path }) => path)).toEqual(['/admin/customers/8/unblock']);
});

it('A link to a missing customer shows a message', async () => {
  await open('/admin/customers/77', { 'GET /admin/customers/77': refusal(404) });
  expect(await screen.findByRole('link', { name: 'All customers' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: /not found/i })).toBeVisible();
});

it('An owner of the platform resets the second step of a customer', async () => {
  const { user, sent } = await open('/admin/customers/9', {
    'GET /admin/customers/9': ok({ data: details(sara, { has_factor: true }) }),
    'POST /admin/team/9/factors/reset': ok({}, 'It will be removed in 24 hours.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Reset the second step of Sara Haddad' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Reset the second step of Sara Haddad?' }));
  await user.click(dialog.getByRole('button', { name: 'Reset second step' }));
  expect(await screen.findByText('It will be removed in 24 hours.')).toBeVisible();
  expect(sent()).toHaveLength(1);
});

it('Support staff sees the second step of a customer and cannot reset it', async () => {
  await open('/admin/customers/9', {
    'GET /user': aUser({ permissions: ['customers.read', 'customers.write', 'orders.read'] }),
    'GET /admin/customers/9': ok({
      data: details(sara, { has_factor: true, factors_reset_at: '2026-11-21T09:30:00.000Z' }),
    }),
  });
  expect(await screen.findByText(/Will be removed on Nov 21, 2026/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Reset the second step/ })).not.toBeInTheDocument();
});
