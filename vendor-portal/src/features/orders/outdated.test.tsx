import { anOrder, fakeApi, ok } from '@balsam/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { vendorUser } from '../../testing/responses.ts';
import { renderPortal } from '../../testing/render-portal.tsx';

const AT = '/vendor/orders/BLS-AAAAAAAAA1-1';
const pending = anOrder({ status: 'Pending', status_code: 1 });
const cancelled = anOrder({ status: 'Cancelled', status_code: 5 });

it.each([
  ['en', 'Confirm', 'This order has been cancelled in the meantime.'],
  ['ar', 'تأكيد', 'أُلغي هذا الطلب في هذه الأثناء.'],
] as const)(
  'A press on an outdated order is refused, and the order is read again: %s',
  async (lang, confirm, message) => {
    const body = { status: 409, success: false, code: 'changed_meanwhile', message };
    let order = pending;
    const calls = fakeApi({
      'GET /user': vendorUser,
      'GET /vendor/orders/BLS-AAAAAAAAA1-1': () => ok({ order }),
      [`POST /vendor/orders/${pending.id}/status`]: () => {
        order = cancelled;
        return { status: 409, body };
      },
    });
    const { user } = await renderPortal(AT, 'vendor', lang);
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${confirm}`) }));
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: new RegExp(`^${confirm}`) })).not.toBeInTheDocument(),
    );
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ status: 2, status_seen: 'Pending' });
  },
);
