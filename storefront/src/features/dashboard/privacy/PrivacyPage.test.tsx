import type { PrivacyRequest } from '@balsam/shared-api';
import { ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { showDashboard } from '../testing/show-dashboard.tsx';

const request = (changes: Partial<PrivacyRequest> = {}): PrivacyRequest => ({
  ...{ id: 4, kind: 'export', state: 'open', note: '', asked_at: '2026-11-20T09:30:00.000Z', due_on: '2026-12-06' },
  ...{ erase_from: null, waits_for: [], reason: '', done_at: null, file: null },
  ...changes,
});

type Routes = NonNullable<Parameters<typeof showDashboard>[0]['routes']>;

const show = async (requests: PrivacyRequest[], routes: Routes = {}, lang: 'en' | 'ar' = 'en') => {
  const view = await showDashboard({
    at: '/dashboard/privacy',
    lang,
    routes: {
      'GET /user/privacy-requests': () => ok({ requests }),
      'GET /user/consents': ok({ consents: [{ purpose: 'newsletter', version: null, given: true, at: null }] }),
      ...routes,
    },
  });
  const sent = () => view.calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
  const section = async (name: string) => within(await screen.findByRole('region', { name }));
  return { ...view, sent, section };
};

test('A customer asks for their data and downloads the file when it is ready', async () => {
  const requests: PrivacyRequest[] = [];
  const view = await show(requests, {
    'POST /user/privacy-requests': () => {
      requests.unshift(request({ state: 'done', file: { bytes: 5000, expires_at: '2026-11-27T09:30:00.000Z' } }));
      return ok({ requests }, 'We are preparing your file.');
    },
    'GET /user/privacy-requests/4/file': {
      status: 404,
      body: { status: 404, success: false, code: 'not_found', message: 'The file is gone.' },
    },
  });
  const download = await view.section('Download my data');
  await view.user.click(download.getByRole('button', { name: 'Request my data' }));
  expect(await screen.findByText('We are preparing your file.')).toBeVisible();
  expect(view.sent()).toEqual([['/user/privacy-requests', { kind: 'export' }]]);
  expect(await download.findByText(/Your file is ready/)).toBeVisible();
  await view.user.click(download.getByRole('button', { name: 'Download the file' }));
  expect(await screen.findByText('The file is gone.')).toBeVisible();
});

test('While the file is being prepared, it cannot be requested again', async () => {
  const { section } = await show([request()]);
  const download = await section('Download my data');
  expect(download.getByText(/We are preparing your file/)).toBeVisible();
  expect(download.queryByRole('button')).not.toBeInTheDocument();
});

test('A customer reads what stays, and deletes the account with its reviews', async () => {
  const view = await show([], {
    'POST /user/privacy-requests': ok({ requests: [] }, 'We have sent you an email.'),
    'POST /auth/logout': ok({}),
  });
  const area = await view.section('Delete my account');
  for (const text of [/14 days after you ask/, /are erased/, /up to ten years/, /still open/])
    expect(area.getByText(text)).toBeVisible();
  await view.user.click(area.getByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  await view.user.click(dialog.getByRole('checkbox', { name: 'Also delete my reviews' }));
  await view.user.click(dialog.getByRole('button', { name: 'Delete my account' }));
  expect(await screen.findByText('We have sent you an email.')).toBeVisible();
  expect(view.sent()[0]).toEqual(['/user/privacy-requests', { kind: 'erase', with_reviews: true }]);
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/'));
});

test('A refused deletion says why and changes nothing', async () => {
  const message = 'The team would have no owner.';
  const view = await show([], {
    'POST /user/privacy-requests': { status: 409, body: { status: 409, success: false, code: 'last_owner', message } },
  });
  const area = await view.section('Delete my account');
  await view.user.click(area.getByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog'));
  await view.user.click(dialog.getByRole('button', { name: 'Delete my account' }));
  expect((await screen.findAllByText(message))[0]).toBeVisible();
  expect(view.router.state.location.pathname).toBe('/dashboard/privacy');
});

test('A deletion that waits says for what, and can be withdrawn', async () => {
  const requests = [
    request({
      kind: 'erase',
      state: 'waiting',
      erase_from: '2026-12-04T09:30:00.000Z',
      waits_for: ['order_open', 'return_window'],
    }),
  ];
  const view = await show(requests, {
    'POST /user/privacy-requests/4/withdraw': () => {
      requests[0] = request({ kind: 'erase', state: 'withdrawn' });
      return ok({ requests }, 'The request has been withdrawn.');
    },
  });
  const area = await view.section('Delete my account');
  expect(area.getByText('An order is still on its way')).toBeVisible();
  expect(area.getByText('You can still return something you bought')).toBeVisible();
  await view.user.click(area.getByRole('button', { name: 'Keep my account' }));
  expect(await area.findByRole('button', { name: 'Delete my account' })).toBeVisible();
});

test('A correction needs a text, and its answer is shown', async () => {
  const answered = request({
    id: 3,
    kind: 'object',
    state: 'refused',
    reason: 'The law requires it.',
    done_at: '2026-11-21T09:30:00.000Z',
  });
  const view = await show([answered], {
    'POST /user/privacy-requests': ok({ requests: [] }, 'We have received your request.'),
  });
  const area = await view.section('Corrections and other requests');
  expect(area.getByText('The law requires it.')).toBeVisible();
  await view.user.click(area.getByRole('button', { name: 'Send a request' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send a request' }));
  await view.user.click(dialog.getByRole('button', { name: 'Send' }));
  const field = dialog.getByRole('textbox', { name: /What should we do/ });
  await waitFor(() => expect(field).toHaveAccessibleDescription('Describe what you are asking for.'));
  await view.user.type(field, 'My name is Noura.');
  await view.user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('We have received your request.')).toBeVisible();
  expect(view.sent()).toEqual([['/user/privacy-requests', { kind: 'correct', note: 'My name is Noura.' }]]);
});

test('A failed request for the page can be retried', async () => {
  let isUp = false;
  const view = await show([], {
    'GET /user/privacy-requests': () => (isUp ? ok({ requests: [] }) : { status: 500, body: {} }),
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isUp = true;
  await view.user.click(retry);
  expect(await screen.findByRole('heading', { name: 'Download my data' })).toBeVisible();
});

test('A customer ends the newsletter with one click', async () => {
  const view = await show([], { 'POST /user/consents': ok({ consents: [] }, 'Your consent has been withdrawn.') });
  const area = await view.section('What you agreed to');
  await view.user.click(await area.findByRole('button', { name: 'Withdraw: Newsletter' }));
  expect(await screen.findByText('Your consent has been withdrawn.')).toBeVisible();
  expect(view.sent()).toEqual([['/user/consents', { purpose: 'newsletter', given: false }]]);
});
