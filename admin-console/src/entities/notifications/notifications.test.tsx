import type { AdminNotification } from '@balsam/shared-api';
import { fakeApi, ok } from '@balsam/shared-api/testing';
import { stripBidi } from '@balsam/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderConsole } from '../../testing/render-console.tsx';
import { adminUser, metaOf } from '../../testing/responses.ts';

const vendor = { vendor_id: 4, name: 'Gulf Medical', name_arabic: 'الخليج الطبية' };
const about = { read_at: null, created_at: '2026-11-20T09:30:00.000Z' };
const toVendor = { ...about, href: '/admin/edit-vendor/4' };

const all: AdminNotification[] = [
  { ...toVendor, id: 9, kind: 'vendor_registered', payload: vendor },
  { ...about, href: '/admin/messages?state=open', id: 8, kind: 'products_waiting', payload: vendor },
  {
    ...about,
    href: '/admin/returns/RT-1',
    id: 7,
    kind: 'return_undecided',
    payload: { ...vendor, return_no: 'RT-1', order_sub_no: 'BLS-AAAAAAAAA1-1' },
  },
  {
    ...about,
    href: '/admin/refunds',
    id: 6,
    kind: 'refund_due',
    payload: { refund_id: 1, order_sub_no: 'BLS-AAAAAAAAA1-1', customer: 'Sara' },
  },
  { ...about, href: '/admin/payments', id: 5, kind: 'payment_problem', payload: { finding_id: 1, order_no: null } },
  { ...about, href: '/admin/opening', id: 4, kind: 'mail_failed', payload: {} },
];

async function openConsole(lang: 'en' | 'ar' = 'en') {
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/messages': ok({ data: { messages: [], meta: metaOf([]) } }),
    'GET /admin/notifications/unread': ok({ unread: 6, newest_id: 9 }),
    'GET /admin/notifications': ok({ notifications: all, unread: 6, meta: metaOf(all) }),
    'POST /admin/notifications/read': ok({ unread: 0 }),
  });
  const view = await renderConsole('/admin/messages', 'admin', lang);
  const read = () => calls.filter(({ path }) => path === '/admin/notifications/read').map(({ body }) => body);
  return { ...view, read };
}

it('The bell lists what needs an admin’s decision', async () => {
  const { user } = await openConsole();
  await user.click(await screen.findByRole('button', { name: 'Notifications, 6 unread' }));
  const links = within(await screen.findByRole('dialog', { name: 'Notifications' })).findAllByRole('link');
  expect(
    (await links).map(({ textContent }) => stripBidi(textContent ?? '').replace('Nov 20, 2026 12:30 PM', '')),
  ).toEqual([
    'Unread: Gulf Medical wants to sell in the shop',
    'Unread: Gulf Medical has products to review',
    'Unread: A return of order BLS-AAAAAAAAA1-1 needs your decision: Gulf Medical has not decided',
    'Unread: Sara is owed a refund by transfer for order BLS-AAAAAAAAA1-1',
    'Unread: The payment provider lists a payment that belongs to no order',
    'Unread: Some emails could not be delivered. Please check the mail server.',
  ]);
});

it('An Arabic reader follows a notification to its page, which marks it as read', async () => {
  const { user, router, read } = await openConsole('ar');
  await user.click(await screen.findByRole('button', { name: 'الإشعارات، 6 إشعارات غير مقروءة' }));
  await user.click(await screen.findByRole('link', { name: /الخليج الطبية.*المراجعة/ }));
  expect(router.state.location.search).toBe('?state=open');
  await waitFor(() => expect(read()).toEqual([{ ids: [8] }]));
});
