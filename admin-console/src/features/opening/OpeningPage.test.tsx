import type { Opening, OpeningStep } from '@balsam/shared-api';
import { fakeApi, ok } from '@balsam/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { adminUser, dashboard } from '../../testing/responses.ts';
import { refusal } from '../../testing/refusal.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const STEPS: OpeningStep[] = [
  ...(['brand', 'company', 'contact', 'legal', 'shipping'] as const),
  ...(['mail', 'category', 'vendor', 'product'] as const),
];

const opening = (done: OpeningStep[], changes: Partial<Opening> = {}): Opening => ({
  is_complete: done.length === STEPS.length,
  steps: STEPS.map((key) => ({ key, done: done.includes(key) })),
  guest_checkout: false,
  missing_pages: ['terms', 'shipping'],
  mail: { is_set_up: true, last_test: null },
  ...changes,
});

const show = (state: () => Opening, responses: Parameters<typeof fakeApi>[0] = {}) => {
  fakeApi({ 'GET /user': adminUser, 'GET /admin/opening': () => ok({ data: state() }), ...responses });
  return renderConsole('/admin/opening');
};
const step = (name: RegExp) => screen.findByRole('heading', { name });

it('An admin sees which steps are done, with a link to each', async () => {
  await show(() => opening(['contact']));
  expect(await step(/^How to reach you.*: done$/)).toBeVisible();
  expect(await step(/^Who runs the shop.*: still to do$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Who runs the shop' })).toHaveAttribute(
    'href',
    '/admin/settings?tab=company',
  );
  expect(screen.getByRole('link', { name: 'Terms and conditions' })).toHaveAttribute('href', '/admin/pages/terms');
  expect(screen.queryByRole('link', { name: 'Privacy policy' })).not.toBeInTheDocument();
});

it('Guests are an optional step with a link to the setting', async () => {
  let state = opening(STEPS);
  const { unmount } = await show(() => state);
  expect(await step(/^Shoppers without an account.*: optional$/)).toBeVisible();
  expect(screen.getByText('All steps are done, and your shop is open.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Shoppers without an account' })).toHaveAttribute(
    'href',
    '/admin/settings?tab=checkout',
  );
  unmount();
  state = opening(STEPS, { guest_checkout: true });
  await show(() => state);
  expect(await step(/^Shoppers without an account.*: done$/)).toBeVisible();
});

it("An admin sends a test mail and reads the mail server's response", async () => {
  const test = {
    recipient: 'noor@example.test',
    delivered: true,
    response: '250 queued as 7',
    at: '2026-11-22T10:00:00Z',
  };
  let state = opening([]);
  const { user } = await show(() => state, {
    'POST /admin/opening/test-mail': () => {
      state = opening(['mail'], { mail: { is_set_up: true, last_test: test } });
      return ok({ data: test }, 'Look whether it arrives.');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Send me a test mail' }));
  expect(await screen.findByText('Look whether it arrives.')).toBeVisible();
  expect(await screen.findByText('250 queued as 7')).toBeVisible();
  expect(await step(/^Mail that arrives.*: done$/)).toBeVisible();
});

it('A rejection by the mail server is shown, and so is a missing configuration', async () => {
  const test = {
    recipient: 'noor@example.test',
    delivered: false,
    response: '554 not from here',
    at: '2026-11-22T10:00:00Z',
  };
  let state = opening([], { mail: { is_set_up: false, last_test: null } });
  const { user } = await show(() => state, {
    'POST /admin/opening/test-mail': () => {
      state = opening([], { mail: { is_set_up: true, last_test: test } });
      return refusal(502, 'The mail could not be sent: 554 not from here');
    },
  });
  expect(await screen.findByText(/^No mail server is set/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send me a test mail' }));
  expect(await screen.findByText('The mail could not be sent: 554 not from here')).toBeVisible();
  expect(await screen.findByText('554 not from here')).toBeVisible();
});

it('The dashboard links to the checklist until every step is done', async () => {
  let state = opening(['contact', 'mail']);
  const responses = {
    'GET /user': adminUser,
    'GET /admin/dashboard': dashboard(),
    'GET /admin/areas': ok({ data: { areas: [] } }),
    'GET /admin/opening': () => ok({ data: state }),
  };
  fakeApi(responses);
  const { unmount } = await renderConsole('/admin/dashboard');
  const card = within(await screen.findByRole('region', { name: 'Your shop is not open yet' }));
  expect(card.getByText('2 of 9 steps are done.')).toBeVisible();
  expect(card.getByRole('link', { name: 'Go to the checklist' })).toHaveAttribute('href', '/admin/opening');
  unmount();
  state = opening(STEPS);
  fakeApi(responses);
  await renderConsole('/admin/dashboard');
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(screen.queryByRole('region', { name: /^Your shop is/ })).not.toBeInTheDocument();
});

it.each([
  ['en', 'Your shop is open, and something is still missing'],
  ['ar', 'متجرك مفتوح، وما زالت بعض الخطوات ناقصة'],
] as const)('An open shop with missing steps says so (%s)', async (lang, title) => {
  fakeApi({
    'GET /user': adminUser,
    'GET /admin/dashboard': dashboard(),
    'GET /admin/areas': ok({ data: { areas: [] } }),
    'GET /admin/opening': ok({ data: opening(['category', 'vendor', 'product']) }),
  });
  await renderConsole('/admin/dashboard', 'admin', lang);
  expect(await screen.findByRole('region', { name: title })).toBeVisible();
});
