import type { VendorNotification } from '@balsam/shared-api';
import { fakeApi, ok } from '@balsam/shared-api/testing';
import { stripBidi } from '@balsam/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { vendorUser } from '../../testing/responses.ts';
import { renderPortal } from '../../testing/render-portal.tsx';

const gloves = { slug: 'nitrile-gloves', name: 'Nitrile gloves', name_arabic: 'قفازات نتريل' };
const order = { order_sub_no: 'BLS-AAAAAAAAA1-1', customer: 'Sara' };
const about = { read_at: null, created_at: '2026-11-20T09:30:00.000Z' };
const toOrder = { ...about, href: '/vendor/orders/BLS-AAAAAAAAA1-1' };
const toProduct = { ...about, href: '/vendor/edit-product/nitrile-gloves' };

const all: VendorNotification[] = [
  { ...toOrder, id: 9, kind: 'order_placed', payload: { ...order, total: 13.755, currency: 'BHD' } },
  { ...toOrder, id: 8, kind: 'cancel_requested', payload: order },
  { ...toOrder, id: 7, kind: 'order_cancelled', payload: order },
  { ...toProduct, id: 6, kind: 'product_approved', payload: gloves },
  { ...toProduct, id: 5, kind: 'product_unapproved', payload: gloves },
  { ...toProduct, id: 11, kind: 'product_changes_accepted', payload: gloves },
  { ...toProduct, id: 10, kind: 'product_changes_declined', payload: { ...gloves, reason: 'Too blue' } },
  {
    ...toProduct,
    id: 4,
    kind: 'low_stock',
    payload: { ...gloves, variant: 'Small', variant_arabic: 'صغير', stock: 3 },
  },
  {
    ...toProduct,
    id: 12,
    kind: 'mark_down_ended',
    payload: { ...gloves, lot_no: 'A12', discount: 5 },
  },
  {
    ...about,
    href: '/vendor/reviews',
    id: 3,
    kind: 'review_posted',
    payload: { ...gloves, author: 'Sara', rating: 4 },
  },
  {
    ...about,
    href: '/vendor/reviews',
    id: 2,
    kind: 'review_posted',
    payload: { ...gloves, author: 'Ali', rating: null },
  },
  {
    ...about,
    href: '/vendor/products',
    id: 1,
    kind: 'import_done',
    payload: { created: 2, updated: 1200 },
    read_at: about.created_at,
  },
];

async function openPortal(lang: 'en' | 'ar' = 'en') {
  const backend = { unread: 8 };
  const calls = fakeApi({
    'GET /user': vendorUser,
    'GET /vendor/customers': ok({ customers: [], meta: { current_page: 1, last_page: 1, total: 0, per_page: 10 } }),
    'GET /vendor/reviews': ok({ reviews: [], meta: { current_page: 1, last_page: 1, total: 0, per_page: 10 } }),
    'GET /vendor/notifications/unread': () => ok({ unread: backend.unread, newest_id: 9 }),
    'GET /vendor/notifications': () =>
      ok({
        notifications: all,
        unread: backend.unread,
        meta: { current_page: 1, last_page: 1, total: 9, per_page: 10 },
      }),
    'POST /vendor/notifications/read': () => {
      backend.unread = 0;
      return ok({ unread: 0 });
    },
  });
  const view = await renderPortal('/vendor/customers', 'vendor', lang);
  const polls = () => calls.filter(({ path }) => path === '/vendor/notifications/unread').length;
  const reviews = () => calls.filter(({ path }) => path.startsWith('/vendor/reviews')).length;
  const read = () => calls.filter(({ path }) => path === '/vendor/notifications/read').map(({ body }) => body);
  return { ...view, backend, polls, read, reviews };
}

const bell = (unread: number) => screen.findByRole('button', { name: `Notifications, ${unread} unread` });

it('Every page shows the unread count, also in the tab’s title', async () => {
  await openPortal();
  expect(await bell(8)).toHaveTextContent('8');
  expect(document.title).toBe('(8) Customers');
});

it('The bell lists the notifications', async () => {
  const { user } = await openPortal();
  await user.click(await bell(8));
  const links = within(await screen.findByRole('dialog', { name: 'Notifications' })).findAllByRole('link');
  expect(
    (await links).map(({ textContent }) => stripBidi(textContent ?? '').replace('Nov 20, 2026 12:30 PM', '')),
  ).toEqual([
    'Unread: New order BLS-AAAAAAAAA1-1 from Sara: 13.755 BHD',
    'Unread: Sara asks you to cancel the order BLS-AAAAAAAAA1-1',
    'Unread: Sara has cancelled the order BLS-AAAAAAAAA1-1',
    'Unread: “Nitrile gloves” is approved',
    'Unread: “Nitrile gloves” is no longer approved',
    'Unread: Your changes to “Nitrile gloves” are now in the shop',
    'Unread: Your changes to “Nitrile gloves” were declined: Too blue',
    'Unread: Only 3 pieces of “Nitrile gloves, Small” are left',
    'Unread: The mark-down of “Nitrile gloves” for batch A12 has ended: its discount is 5% again',
    'Unread: Sara gives “Nitrile gloves” 4 stars',
    'Unread: Ali has reviewed “Nitrile gloves”',
    ' Import done: 2 new and 1,200 changed products',
  ]);
  for (const number of screen.getAllByText('BLS-AAAAAAAAA1-1')) expect(number).toHaveAttribute('dir', 'ltr');
});

it('Notifications are in Arabic for an Arabic reader, with the Arabic product name', async () => {
  const { user } = await openPortal('ar');
  await user.click(await screen.findByRole('button', { name: 'الإشعارات، 8 إشعارات غير مقروءة' }));
  const low = await screen.findByText(/بقيت 3 قطع فقط/);
  expect(stripBidi(low.textContent ?? '')).toContain('«قفازات نتريل، صغير»');
});

it('Following a notification marks it as read', async () => {
  const { user, router, read } = await openPortal();
  await user.click(await bell(8));
  await user.click(await screen.findByRole('link', { name: /gives.*4 stars/ }));
  expect(router.state.location.pathname).toBe('/vendor/reviews');
  expect(read()).toEqual([{ ids: [3] }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('Following a notification to the open page refreshes that page', async () => {
  const { user, router, reviews } = await openPortal();
  await act(() => router.navigate('/vendor/reviews'));
  await screen.findByText(/No reviews yet/);
  const before = reviews();
  await user.click(await bell(8));
  await user.click(await screen.findByRole('link', { name: /gives.*4 stars/ }));
  await waitFor(() => expect(reviews()).toBe(before + 1));
});

it('All notifications can be marked as read', async () => {
  const { user, read } = await openPortal();
  await user.click(await bell(8));
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByRole('button', { name: 'Notifications, 0 unread', hidden: true })).toBeInTheDocument();
  expect(read()).toEqual([{}]);
  await waitFor(() => expect(document.title).toBe('Customers'));
});

it('Polling pauses in a background tab and resumes on return', async () => {
  const sight = jest.spyOn(document, 'visibilityState', 'get');
  const show = (state: DocumentVisibilityState) =>
    act(() => {
      sight.mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    });
  const { backend, polls } = await openPortal();
  await bell(8);
  jest.useFakeTimers();
  show('hidden');
  await act(() => jest.advanceTimersByTimeAsync(95_000));
  expect(polls()).toBe(1);
  expect(document.title).toBe('(8) Customers');
  backend.unread = 10;
  show('visible');
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(polls()).toBe(2);
  expect(document.title).toBe('(10) Customers');
  await act(() => jest.advanceTimersByTimeAsync(65_000));
  expect(polls()).toBe(4);
  jest.useRealTimers();
  sight.mockRestore();
});
