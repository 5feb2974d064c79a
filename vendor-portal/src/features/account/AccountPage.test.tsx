import type { VendorIdentity } from '@balsam/shared-api';
import { fakeApi, ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { vendorUser } from '../../testing/responses.ts';
import { renderPortal } from '../../testing/render-portal.tsx';

type Answers = Parameters<typeof fakeApi>[0];

const identity: VendorIdentity = {
  company_name: 'Gulf Medical',
  company_name_arabic: '',
  cr_number: '1010123456',
  cr_certificate: 'cr.pdf',
  logo_url: null,
  requested: null,
};

const requested = {
  ...{ id: 4, company_name: 'Gulf Care', company_name_arabic: 'عناية الخليج', cr_number: '1010123456' },
  ...{ cr_certificate: null, asked_at: '2026-11-20T09:30:00.000Z', declined_at: null, decline_reason: '' },
};

const topicsOf = (muted: boolean) => ok({ topics: [{ topic: 'orders', muted }] }, 'Saved');

async function openAccount(responses: Answers = {}, company: VendorIdentity = identity) {
  const calls = fakeApi({
    'GET /user': vendorUser,
    'GET /vendor/notifications/unread': ok({ unread: 0, newest_id: null }),
    'GET /vendor/identity': ok({ identity: company }),
    'GET /vendor/notifications/topics': topicsOf(false),
    ...responses,
  });
  const view = await renderPortal('/vendor/account');
  await screen.findByRole('form', { name: 'Company' });
  const sent = () => calls.filter(({ method }) => method !== 'GET').map(({ path, body }) => ({ path, body }));
  return { ...view, sent };
}

const form = (name: string) => within(screen.getByRole('form', { name }));
const field = (name: string) => screen.getByLabelText(name, { exact: false });

it('A vendor changes their name and phone number', async () => {
  const saved = { ...vendorUser.body.user, phone_number: '+97317000000', updated_at: '2026-11-21T10:00:00.000Z' };
  const { user, sent } = await openAccount({ 'POST /user': ok({ user: saved }, 'Saved') });
  await user.clear(field('First name'));
  await user.click(form('Your details').getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('First Name is required')).toBeVisible();
  await user.type(field('First name'), 'Hoda');
  await user.type(field('Phone number'), '+97317000000');
  await user.click(form('Your details').getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(sent()).toMatchObject([{ path: '/user', body: { firstname: 'Hoda', lastname: 'Nasser' } }]);
  await user.click(form('Your details').getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sent()[1]?.body).toMatchObject({ updated_at_seen: saved.updated_at }));
});

it('A vendor changes the password and sees its errors', async () => {
  const errors = { current_password: ['This is not your password.'] };
  const body = { status: 422, success: false, code: 'validation', message: 'Please check.', errors };
  const { user, sent } = await openAccount({ 'POST /user/change-password': { status: 422, body } });
  await user.type(field('Current password'), 'olive-grove');
  await user.type(screen.getByLabelText(/^New password/), 'olive-grove-2');
  await user.type(field('Repeat the new password'), 'olive');
  const press = () => user.click(form('Password').getByRole('button', { name: 'Change password' }));
  await press();
  expect(await screen.findByText('Passwords do not match')).toBeVisible();
  await user.type(field('Repeat the new password'), '-grove-2');
  await press();
  expect(await screen.findByText('This is not your password.')).toBeVisible();
  expect(sent()).toHaveLength(1);
});

it('A requested Arabic name shows as under review, next to the name shoppers see', async () => {
  const { user, sent } = await openAccount({ 'POST /vendor/identity': ok({ identity }, 'We check it first.') });
  const company = form('Company');
  expect(company.getByRole('button', { name: 'Send for review' })).toBeDisabled();
  await user.type(company.getByRole('textbox', { name: 'Company name in Arabic' }), 'عناية الخليج');
  await user.click(company.getByRole('button', { name: 'Send for review' }));
  expect(await screen.findByText('We check it first.')).toBeVisible();
  const body = { company_name: 'Gulf Medical', company_name_arabic: 'عناية الخليج', cr_number: '1010123456' };
  expect(sent()).toEqual([{ path: '/vendor/identity', body }]);
});

it('A vendor withdraws a request under review', async () => {
  const responses = { 'POST /vendor/identity': ok({ identity }, 'Nothing is waiting.') };
  const { user, sent } = await openAccount(responses, { ...identity, requested });
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('Shoppers seeGulf Medical');
  expect(form('Company').getByRole('textbox', { name: 'Company name' })).toHaveValue('Gulf Care');
  await user.click(screen.getByRole('button', { name: 'Withdraw the request' }));
  await waitFor(() => expect(sent()).toMatchObject([{ body: { company_name: 'Gulf Medical' } }]));
});

it('A declined request shows the reason and fills the form', async () => {
  const declined = { ...requested, declined_at: '2026-11-21T09:30:00.000Z', decline_reason: 'Not on your certificate' };
  await openAccount({}, { ...identity, requested: declined });
  expect(screen.getByText('Not on your certificate')).toBeVisible();
  expect(form('Company').getByRole('textbox', { name: 'Company name' })).toHaveValue('Gulf Care');
});

it('A vendor replaces the company logo', async () => {
  const { user, sent } = await openAccount({ 'POST /vendor/logo': ok({ identity }, 'Logo saved') });
  await user.click(form('Logo').getByRole('button', { name: 'Save logo' }));
  expect(await screen.findByText('Choose a picture.')).toBeVisible();
  await user.upload(field('New logo'), new File(['logo'], 'logo.png', { type: 'image/png' }));
  await user.click(form('Logo').getByRole('button', { name: 'Save logo' }));
  expect(await screen.findByText('Logo saved')).toBeVisible();
  expect(sent()).toMatchObject([{ path: '/vendor/logo' }]);
});

it('A member mutes a topic, and the switch stays where it was saved', async () => {
  let muted = false;
  const { user, sent } = await openAccount({
    'GET /vendor/notifications/topics': () => topicsOf(muted),
    'POST /vendor/notifications/topics': () => {
      muted = true;
      return topicsOf(true);
    },
  });
  const orders = await screen.findByRole('switch', { name: 'Orders and cancellations' });
  expect(orders).toBeChecked();
  await user.click(orders);
  await waitFor(() => expect(orders).not.toBeChecked());
  expect(sent()).toEqual([{ path: '/vendor/notifications/topics', body: { topic: 'orders', muted: true } }]);
});

it('A topic that cannot be muted goes back', async () => {
  const { user } = await openAccount({
    'POST /vendor/notifications/topics': {
      status: 500,
      body: { status: 500, success: false, code: 'internal', message: '' },
    },
  });
  const orders = await screen.findByRole('switch', { name: 'Orders and cancellations' });
  await user.click(orders);
  expect(await screen.findByText('Your choice could not be saved. Please try again.')).toBeVisible();
  expect(orders).toBeChecked();
});
