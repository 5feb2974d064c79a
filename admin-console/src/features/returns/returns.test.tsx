import type { Refund, RefundRun, RefundsDue, Return } from '@balsam/shared-api';
import { anOrder, aReturn, aUser, fakeApi, metaOf, ok } from '@balsam/shared-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { dashboard } from '../../testing/responses.ts';
import { refusal } from '../../testing/refusal.ts';
import { renderConsole } from '../../testing/render-console.tsx';

type Answers = Parameters<typeof fakeApi>[0];

const NO = 'RET-7K3M9P2Q';
const ONE = `/admin/returns/${NO}`;
const listOf = (...returns: Return[]) => ok({ data: { returns, meta: metaOf(returns) } });

const due: Refund = {
  ...{ id: 8, return_no: NO, order_sub_no: 'BLS-1-1', currency: 'SAR', amount: 18.75, method: 'transfer' },
  ...{
    iban: 'SA•• 7519',
    holder: 'Layla Haddad',
    state: 'due',
    run_no: null,
    failure: '',
    bank_reference: '',
    paid_on: null,
  },
  ...{ needs_account: false, version: 1 },
  ...{ created_at: '2026-11-20T09:00:00.000Z', customer: { id: 5, name: 'Layla Haddad' } },
};
const refundsOf = (...refunds: Refund[]) => ok({ data: { refunds, meta: metaOf(refunds) } });

async function open(at: string, responses: Answers = {}, lang?: 'en' | 'ar') {
  const calls = fakeApi({
    'GET /user': aUser({ role: 1 }),
    'GET /admin/returns': listOf(aReturn()),
    'GET /admin/refunds': refundsOf(due),
    ...responses,
  });
  const view = await renderConsole(at, 'admin', lang);
  const sentTo = (address: string) => calls.filter(({ path }) => path === address).map(({ body }) => body);
  return { ...view, calls, sentTo };
}

const openOne = (about: Partial<Return>, responses: Answers = {}) =>
  open(ONE, { [`GET ${ONE}`]: ok({ data: aReturn(about) }), ...responses });

it('An admin finds overdue and overruled returns', async () => {
  const { user, calls } = await open('/admin/returns', {
    'GET /admin/returns': listOf(aReturn({ state: 'requested', is_late: true })),
  });
  const row = within(await screen.findByRole('row', { name: /RET-7K3M9P2Q/ }));
  expect(row.getByText('Late')).toBeVisible();
  expect(row.getByText('Gulf Medical')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Waits for'), 'The vendor, late');
  await waitFor(() => expect(calls.some(({ path }) => path.includes('due=late'))).toBe(true));
  await user.selectOptions(screen.getByLabelText('Overruled'), 'Only overruled');
  await waitFor(() => expect(calls.some(({ path }) => path.includes('overruled=1'))).toBe(true));
});

it('Without returns an empty state is shown, and a failed load can be retried', async () => {
  let isUp = false;
  const { user } = await open('/admin/returns', {
    'GET /admin/returns': () => (isUp ? listOf() : { status: 503, body: {} }),
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isUp = true;
  await user.click(retry);
  expect(await screen.findByText('There are no returns yet.')).toBeVisible();
});

it('Overruling a vendor requires a reason', async () => {
  const { user, sentTo } = await openOne(
    { state: 'declined', decline_reason: 'It was opened.' },
    { [`POST ${ONE}/overrule`]: ok({}, 'Decided.') },
  );
  expect(await screen.findAllByText('It was opened.')).not.toHaveLength(0);
  await user.click(screen.getByRole('radio', { name: /is refunded immediately/ }));
  await user.click(screen.getByRole('button', { name: 'Save the decision' }));
  expect(await screen.findByText('Give a reason. Both parties will see it.')).toBeVisible();
  await user.type(screen.getByLabelText('Reason'), 'It came like this.');
  await user.click(screen.getByRole('button', { name: 'Save the decision' }));
  expect(await screen.findByText('Decided.')).toBeVisible();
  expect(sentTo(`${ONE}/overrule`)).toEqual([
    { decision: 'keep_goods', version: 2, lines: [], goodwill: 0, reason: 'It came like this.' },
  ]);
});

it("An admin decides a return only after the vendor's deadline", async () => {
  const { user, sentTo, unmount } = await openOne(
    { state: 'sent', is_late: true, awaits_admin: true },
    { [`POST ${ONE}/overrule`]: ok({}, 'Decided.') },
  );
  expect(await screen.findByRole('heading', { name: 'Decide in the vendor’s place' })).toBeVisible();
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  await user.click(screen.getByRole('radio', { name: /Decline/ }));
  await user.type(screen.getByLabelText('Reason'), 'Nothing has come.');
  await user.click(screen.getByRole('button', { name: 'Save the decision' }));
  expect(await screen.findByText('Decided.')).toBeVisible();
  expect(sentTo(`${ONE}/overrule`)).toEqual([
    { decision: 'decline', version: 2, lines: [], goodwill: 0, reason: 'Nothing has come.' },
  ]);
  unmount();
  await openOne({ state: 'sent' });
  expect(await screen.findByRole('heading', { name: `Return ${NO}` })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save the decision' })).not.toBeInTheDocument();
});

it('An admin raises the refund up to the refused amount, and reads a server error', async () => {
  const [line] = aReturn().lines;
  const { user, sentTo } = await openOne(
    { state: 'inspected', lines: line ? [{ ...line, restock: 1, refused: 1, refused_reason: 'Used.' }] : [] },
    {
      [`POST ${ONE}/overrule`]: refusal(422, 'Please check the fields.', { goodwill: ['That is more than was paid.'] }),
    },
  );
  const accept = await screen.findByLabelText('Refused units of Nitrile gloves to accept (of 1)');
  await user.clear(accept);
  await user.type(accept, '١');
  await user.clear(screen.getByLabelText('Extra amount (SAR)'));
  await user.type(screen.getByLabelText('Extra amount (SAR)'), '99.5');
  await user.type(screen.getByLabelText('Reason'), 'Be kind.');
  await user.click(screen.getByRole('button', { name: 'Save the decision' }));
  expect(await screen.findByText('That is more than was paid.')).toBeVisible();
  expect(sentTo(`${ONE}/overrule`)).toEqual([
    { version: 2, lines: [{ id: 41, write_off: 1 }], goodwill: 99.5, reason: 'Be kind.' },
  ]);
});

it('An overruling that adds no money is rejected at the amount', async () => {
  const { user } = await openOne(
    { state: 'inspected' },
    { [`POST ${ONE}/overrule`]: refusal(422, 'Please check.', { goodwill: ['Accept units, or give an amount.'] }) },
  );
  await user.type(await screen.findByLabelText('Reason'), 'Be kind.');
  await user.click(screen.getByRole('button', { name: 'Save the decision' }));
  await screen.findByText('Accept units, or give an amount.');
  expect(screen.getByLabelText('Extra amount (SAR)')).toHaveAccessibleDescription(/Accept units, or give an amount\./);
});

it("An admin's decision appears immediately in the order, ledger and dashboard", async () => {
  const { user, router, calls } = await open('/admin/orders/BLS-1-1', {
    'GET /admin/orders': ok({ data: { orders: [], meta: metaOf([]) } }),
    'GET /admin/orders/BLS-1-1': ok({ order: anOrder() }),
    'GET /admin/money/entries': ok({ data: { entries: [], meta: metaOf([]) } }),
    'GET /admin/dashboard': dashboard(),
    [`GET ${ONE}`]: ok({ data: aReturn({ state: 'declined' }) }),
    [`POST ${ONE}/overrule`]: ok({}, 'Decided.'),
  });
  const asked = (address: string) => calls.filter(({ path }) => path.split('?')[0] === address).length;
  const goTo = async (address: string, times: number) => {
    if (router.state.location.pathname !== address) await act(() => router.navigate(address));
    await waitFor(() => expect(asked(address)).toBe(times));
  };
  const places = ['/admin/orders/BLS-1-1', '/admin/money/entries', '/admin/dashboard'];
  for (const place of places) await goTo(place, 1);
  await goTo(ONE, 1);
  await user.type(await screen.findByLabelText('Reason'), 'It came like this.');
  await user.click(screen.getByRole('button', { name: 'Save the decision' }));
  expect(await screen.findByText('Decided.')).toBeVisible();
  for (const place of places) await goTo(place, 2);
});

it('An admin records that a refund was paid, with reference and day', async () => {
  const { user, sentTo } = await open('/admin/refunds', { 'POST /admin/refunds/8/paid': ok({}, 'Paid.') });
  await user.click(await screen.findByRole('button', { name: `Paid or not: ${NO}` }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Enter the bank reference.')).toBeVisible();
  await user.type(dialog.getByLabelText('Bank reference'), 'FT-1');
  await user.type(dialog.getByLabelText('Paid on'), '2026-11-20');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Paid.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sentTo('/admin/refunds/8/paid')).toEqual([{ version: 1, bank_reference: 'FT-1', paid_on: '2026-11-20' }]);
});

it("A changed bank account is shown, and the admin can record the bank's result", async () => {
  let now: Refund = due;
  const { user, sentTo } = await open('/admin/refunds', {
    'GET /admin/refunds': () => refundsOf(now),
    'POST /admin/refunds/8/failed': ({ body }) => {
      if (Object(body).version === 2) return ok({}, 'The customer is asked.');
      now = { ...due, version: 2, iban: 'BH•• 3456' };
      return refusal(409, 'This has changed meanwhile.');
    },
  });
  await user.click(await screen.findByRole('button', { name: `Paid or not: ${NO}` }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('SA•• 7519')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'Rejected' }));
  await user.type(dialog.getByLabelText("Bank's reason"), 'No such account');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('BH•• 3456')).toBeVisible();
  expect(dialog.getByText('This has changed meanwhile.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The customer is asked.')).toBeVisible();
  expect(sentTo('/admin/refunds/8/failed')).toMatchObject([{ version: 1 }, { version: 2, reason: 'No such account' }]);
});

it('The dialog of a refund stays open when a conflict removes its row', async () => {
  let isThere = true;
  const { user } = await open('/admin/refunds', {
    'GET /admin/refunds': () => (isThere ? refundsOf(due) : refundsOf()),
    'POST /admin/refunds/8/failed': () => {
      isThere = false;
      return refusal(409, 'It was paid meanwhile.');
    },
  });
  await user.click(await screen.findByRole('button', { name: `Paid or not: ${NO}` }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'Rejected' }));
  await user.type(dialog.getByLabelText("Bank's reason"), 'No such account');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('No balances are due.')).toBeVisible();
  expect(dialog.getByText('It was paid meanwhile.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('A refund shows its account or that it is missing; a paid one has no actions', async () => {
  const { user, calls } = await open('/admin/refunds', {
    'GET /admin/refunds': refundsOf(
      { ...due, return_no: null, iban: '', holder: '', needs_account: true },
      { ...due, id: 9, return_no: 'RET-PAID0000', state: 'paid' },
      { ...due, id: 10, return_no: 'RET-CARD0000', method: 'card', iban: '', holder: '', state: 'asked' },
    ),
  });
  expect(await screen.findByText('No account yet')).toBeVisible();
  const waiting = within(screen.getByRole('row', { name: /BLS-1-1/ }));
  expect(waiting.getByText('Waiting for the customer’s account')).toBeVisible();
  expect(within(screen.getByRole('row', { name: /RET-CARD0000/ })).getByText("The customer's card")).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Waits for'), 'Waiting for the customer’s account');
  await waitFor(() => expect(calls.some(({ path }) => path.includes('needs=account'))).toBe(true));
  expect(screen.getByRole('button', { name: 'Paid or not: BLS-1-1' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Paid or not: RET-PAID0000' })).not.toBeInTheDocument();
});

it('Empty refunds in Arabic', async () => {
  await open('/admin/refunds', { 'GET /admin/refunds': refundsOf() }, 'ar');
  expect(await screen.findByText('لا توجد مبالغ مستحقة.')).toBeVisible();
});

const run: RefundRun = {
  ...{ id: 3, run_no: 'REF-2026-0003', currency: 'SAR', total: 450, refund_count: 3, underway: 2 },
  ...{ created_at: '2026-11-20T10:00:00.000Z', created_by: 'Amal Admin' },
};
const runsOf = (due: RefundsDue[], ...rows: RefundRun[]) =>
  ok({ data: { refund_runs: rows, due, meta: { page: 1, per_page: 10, total: rows.length, last_page: 1 } } });

it('An admin starts a refund run with the total shown, and downloads the bank file', async () => {
  let isOrdered = false;
  const { user, sentTo } = await open('/admin/refunds/runs', {
    'GET /admin/refund-runs': () =>
      isOrdered ? runsOf([], run) : runsOf([{ currency: 'SAR', total: 450, refund_count: 3 }]),
    'POST /admin/refund-runs': () => {
      isOrdered = true;
      return ok({ data: run }, 'The transfers are ordered.');
    },
  });
  await user.click(
    await screen.findByRole('button', { name: /Order 3 transfers, (SAR.450\.00|450\.00.SAR) in total/ }),
  );
  expect(await screen.findByText('No transfer is due.')).toBeVisible();
  expect(sentTo('/admin/refund-runs')).toEqual([{ currency: 'SAR', seen_total: 450 }]);
  const row = within(screen.getByRole('row', { name: /REF-2026-0003/ }));
  expect(row.getByRole('link')).toHaveAttribute('href', '/admin/refunds?run=REF-2026-0003');
  expect(row.getByRole('button', { name: 'Bank file of REF-2026-0003' })).toBeVisible();
});

it('A run whose total has changed is rejected, and the new total is shown', async () => {
  let total = 450;
  const { user } = await open('/admin/refunds/runs', {
    'GET /admin/refund-runs': () => runsOf([{ currency: 'SAR', total, refund_count: 3 }], { ...run, underway: 0 }),
    'POST /admin/refund-runs': () => {
      total = 475;
      return refusal(409, 'The amounts have changed.');
    },
  });
  await user.click(await screen.findByRole('button', { name: /450/ }));
  expect(await screen.findByRole('button', { name: /475/ })).toBeEnabled();
  expect(screen.getByText('The amounts have changed.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Bank file/ })).not.toBeInTheDocument();
});

it('Empty refund runs in Arabic', async () => {
  await open('/admin/refunds/runs', { 'GET /admin/refund-runs': runsOf([]) }, 'ar');
  expect(await screen.findByText('لم يصدر أي أمر تحويل بعد.')).toBeVisible();
});
