import type { AdminWaiting, ContactMessage } from '@balsam/shared-api';
import { fakeApi, ok } from '@balsam/shared-api/testing';
import { act, screen } from '@testing-library/react';
import { adminUser, metaOf } from '../../testing/responses.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const message: ContactMessage = {
  id: 7,
  name: 'Noor',
  email: 'noor@example.test',
  phone_number: '0500000000',
  subject: 'Gloves',
  message: 'Do you have size M?',
  created_at: '2026-11-20T09:30:00.000Z',
  handled_at: null,
  handled_by: null,
};

async function openMessages() {
  const waiting: AdminWaiting = {
    vendors: 2,
    identities: 1,
    tax_details: 1,
    bank_accounts: 2,
    licences: 0,
    licences_expiring: 0,
    categories_paused: 0,
    products: 3,
    changed_products: 4,
    reviews: 0,
    messages: 6,
    reports: 0,
    cancel_requests: 7,
  };
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/waiting': () => ok({ data: waiting }),
    'GET /admin/messages': ok({ data: { messages: [message], meta: metaOf([message]) } }),
    'POST /admin/messages/7/handled': () => {
      waiting.messages = 5;
      return ok({});
    },
  });
  const view = await renderConsole('/admin/messages');
  const asked = () => calls.filter(({ path }) => path === '/admin/waiting').length;
  return { ...view, waiting, asked };
}

const page = (name: string) => screen.findByRole('link', { name });

it('Sidebar links show and announce pending counts on every page', async () => {
  await openMessages();
  expect(await page('Vendors 3 waiting')).toHaveAttribute('href', '/admin/vendors');
  expect(await page('Products 7 waiting')).toBeVisible();
  expect(await page('Orders 7 waiting')).toBeVisible();
  expect(await page('Messages 6 waiting')).toBeVisible();
  expect(await page('Money 2 waiting')).toBeVisible();
  expect(await page('VAT 1 waiting')).toHaveAttribute('href', '/admin/vat');
  expect(await page('Reviews')).toBeVisible();
});

it('A decision lowers the pending count immediately', async () => {
  const { user } = await openMessages();
  await page('Messages 6 waiting');
  await user.click(await screen.findByRole('button', { name: 'Gloves' }));
  await user.click(await screen.findByRole('button', { name: 'Mark as done' }));
  expect(await screen.findByRole('link', { name: 'Messages 5 waiting', hidden: true })).toBeInTheDocument();
});

it('Pending counts refresh every minute, but only while the page is visible', async () => {
  const sight = jest.spyOn(document, 'visibilityState', 'get');
  const show = (state: DocumentVisibilityState) =>
    act(() => {
      sight.mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    });
  const { waiting, asked } = await openMessages();
  await page('Vendors 3 waiting');
  jest.useFakeTimers();
  show('hidden');
  await act(() => jest.advanceTimersByTimeAsync(130_000));
  expect(asked()).toBe(1);
  show('visible');
  waiting.vendors = 3;
  await act(() => jest.advanceTimersByTimeAsync(65_000));
  expect(screen.getByRole('link', { name: 'Vendors 4 waiting' })).toBeVisible();
  jest.useRealTimers();
  sight.mockRestore();
});
