import type { VendorThread } from '@balsam/shared-api';
import { fakeApi, metaOf, ok } from '@balsam/shared-api/testing';
import { screen } from '@testing-library/react';
import { renderPortal } from '../../testing/render-portal.tsx';
import { vendorUser } from '../../testing/responses.ts';

const thread = (changes: Partial<VendorThread>): VendorThread => ({
  ...{ id: 1, order_id: 7, order_sub_no: 'BLS-AAAAAAAAA1-1', customer: 'Sara Haddad', last_message: 'Is it sterile?' },
  ...{ waits_for: 'vendor', waits_since: '2026-11-29T09:00:00.000Z', due_on: '2026-11-30', is_late: false },
  ...{ is_disputed: false, unread: 2, updated_at: '2026-11-29T09:00:00.000Z' },
  ...changes,
});

const list = (threads: VendorThread[], minutes: number | null = null, answers = 0) =>
  ok({ data: { threads, first_answer_minutes: minutes, first_answers: answers, meta: metaOf(threads) } });

const show = async (response: ReturnType<typeof list>, path = '/vendor/messages') => {
  const calls = fakeApi({
    'GET /user': vendorUser,
    'GET /vendor/threads': response,
    'GET /vendor/notifications/unread': ok({ unread: 0, newest_id: null, messages: 3 }),
  });
  return { calls, ...(await renderPortal(path)) };
};

it('The queue names order, buyer and due day, and the menu counts unread messages', async () => {
  const late = thread({ id: 2, order_sub_no: 'BLS-AAAAAAAAA2-1', is_late: true, unread: 0 });
  await show(list([thread({}), late], 150, 12));
  expect(await screen.findByRole('link', { name: 'BLS-AAAAAAAAA1-1' })).toHaveAttribute(
    'href',
    '/vendor/orders/BLS-AAAAAAAAA1-1',
  );
  const [, first, second] = screen.getAllByRole('row');
  expect(first).toHaveTextContent(/2 unread messages.*Sara Haddad.*Is it sterile\?.*Answer by Nov 30, 2026/);
  expect(second).toHaveTextContent('Late since Nov 30, 2026');
  expect(screen.getByText('Usually answers within 3 hours. Shoppers see this.')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Messages/ })).toHaveTextContent('3');
});

it('With few answers the store learns when shoppers will see its time', async () => {
  await show(list([thread({ waits_for: 'platform', due_on: null })], 40, 2));
  expect(await screen.findByText(/^Usually answers within an hour\. Shoppers see this from 10/)).toBeVisible();
});

it('Without messages the page says what helps', async () => {
  await show(list([]));
  expect(await screen.findByText('No questions. Good product texts answer before they are asked.')).toBeVisible();
});

it('A filter is part of the address and of the request', async () => {
  const { user, calls } = await show(list([thread({})]));
  await user.selectOptions(await screen.findByLabelText('Waiting for'), 'Your answer');
  expect(calls.some(({ path }) => path.includes('waits_for=vendor'))).toBe(true);
});
