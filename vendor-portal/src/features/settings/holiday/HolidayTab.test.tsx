import type { StoreHolidayState } from '@balsam/shared-api';
import { ok } from '@balsam/shared-api/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { vendorUser } from '../../../testing/responses.ts';
import { openSettings } from '../testing/open-settings.tsx';

const SEEN = '2026-11-20T09:30:00.000Z';
const none: StoreHolidayState = { holiday: null, unshipped: 0, days_used: 0, updated_at: SEEN };
const planned: StoreHolidayState = {
  ...none,
  holiday: {
    ...{ from: '2026-12-06', to: '2026-12-11', mode: 'pause', running: false },
    ...{ note: 'We are moving.', note_arabic: 'ننتقل.' },
  },
};

const fill = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('A vendor plans a holiday and reads what is still to ship', async () => {
  let state: StoreHolidayState = { ...none, unshipped: 4, days_used: 7 };
  const { user, sent } = await openSettings('holiday', {
    'GET /vendor/holiday': () => ok(state),
    'POST /vendor/holiday': () => {
      state = planned;
      return ok(planned, 'Holiday saved.');
    },
  });
  expect(await screen.findByText(/You have 4 orders to ship before your holiday/)).toBeVisible();
  expect(screen.getByText(/You have used 7 days/)).toBeVisible();
  fill(/First day/, '2026-12-11');
  fill(/Last day/, '2026-12-06');
  await user.click(screen.getByRole('radio', { name: 'Keep selling, ship later' }));
  await user.click(screen.getByRole('button', { name: /Save/ }));
  expect(await screen.findByText('The last day can’t be before the first day.')).toBeVisible();
  fill(/First day/, '2026-12-06');
  fill(/Last day/, '2026-12-11');
  await user.click(screen.getByRole('button', { name: /Save/ }));
  expect(await screen.findByText('Holiday saved.')).toBeVisible();
  expect(sent()[0]?.body).toEqual({
    ...{ from: '2026-12-06', to: '2026-12-11', mode: 'delay', note: '', note_arabic: '' },
    updated_at_seen: SEEN,
  });
  expect(await screen.findByRole('heading', { name: 'Planned holiday' })).toBeVisible();
});

it('A vendor ends a running holiday after confirming it', async () => {
  let state: StoreHolidayState = { ...planned, holiday: planned.holiday && { ...planned.holiday, running: true } };
  const { user, sent } = await openSettings('holiday', {
    'GET /user': {
      ...vendorUser,
      body: {
        ...vendorUser.body,
        user: {
          ...vendorUser.body.user,
          vendor: {
            ...{ id: 3, company_name: 'Gulf Medical', company_name_arabic: '' },
            holiday: { mode: 'pause', to: '2026-12-11' },
          },
        },
      },
    },
    'GET /vendor/holiday': () => ok(state),
    'DELETE /vendor/holiday': () => {
      state = none;
      return ok(none, 'Your holiday has ended.');
    },
  });
  expect(await screen.findByText(/Your sales are paused until the end of Dec 11, 2026/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'End the holiday now' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'End the holiday now' }));
  expect(await screen.findByText('Your holiday has ended.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'You are on holiday' })).not.toBeInTheDocument());
  expect(sent().map(({ method }) => method)).toEqual(['DELETE']);
});

it('A holiday that cannot be loaded can be tried again', async () => {
  let fails = true;
  const { user } = await openSettings('holiday', {
    'GET /vendor/holiday': () =>
      fails ? { status: 500, body: { status: 500, success: false, code: 'internal', message: '' } } : ok(none),
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await user.click(retry);
  expect(await screen.findByLabelText(/First day/)).toBeVisible();
});
