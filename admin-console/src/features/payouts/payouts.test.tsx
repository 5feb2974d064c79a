import type { AdminPayout, PayoutPreview, PayoutRunDetail } from '@balsam/shared-api';
import { fakeApi, metaOf, ok } from '@balsam/shared-api/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { adminUser } from '../../testing/responses.ts';
import { vendor } from '../../testing/money.ts';
import { refusal } from '../../testing/refusal.ts';
import { renderConsole } from '../../testing/render-console.tsx';

type Answers = Parameters<typeof fakeApi>[0];

const RUN = 'PAY-2026-0001';

const underway: AdminPayout = {
  ...{ id: 1, payout_no: `${RUN}-1`, run_no: RUN, currency: 'SAR', amount: 250, state: 'underway', iban: 'SA•• 7519' },
  ...{ bank: 'Riyad Bank', bank_reference: '', paid_on: null, reason: '', created_at: '2026-11-09T09:00:00.000Z' },
  ...{ vendor, holder: 'Gulf Medical Co.' },
};
const paid: AdminPayout = {
  ...underway,
  ...{ id: 2, payout_no: `${RUN}-2`, state: 'paid', bank_reference: 'FT-1', paid_on: '2026-11-10' },
};

const run: PayoutRunDetail = {
  ...{ id: 1, run_no: RUN, currency: 'SAR', total: 500, payout_count: 2, underway: 1, created_by: 'Sara Ali' },
  ...{ created_at: '2026-11-09T09:00:00.000Z', payouts: [underway, paid] },
};

const other = { id: 4, company_name: 'Murjan', company_name_arabic: 'مرجان' };
const preview: PayoutPreview = {
  ...{ currency: 'SAR', total: 250 },
  payouts: [{ vendor, amount: 250, entries: 3, iban: 'SA•• 7519', holder: 'Gulf Medical Co.', bank: 'Riyad Bank' }],
  skipped: [{ vendor: other, amount: 120, reason: 'on_hold' }],
};

async function open(at: string, responses: Answers = {}, lang: 'en' | 'ar' = 'en') {
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/payouts': ok({ data: { payouts: [underway, paid], meta: metaOf([underway, paid]) } }),
    [`GET /admin/payout-runs/${RUN}`]: ok({ data: run }),
    'POST /admin/payout-runs/preview': ok({ data: preview }),
    ...responses,
  });
  const view = await renderConsole(at, 'admin', lang);
  const posted = (path: string) => calls.filter((call) => call.method === 'POST' && call.path === path);
  return { ...view, posted: (path: string) => posted(path).map(({ body }) => body) };
}

const respond = async ({ user }: Awaited<ReturnType<typeof open>>, payout: AdminPayout) => {
  await user.click(await screen.findByRole('button', { name: `Bank response: ${payout.payout_no}` }));
  return within(await screen.findByRole('dialog'));
};

it('An admin previews a run with skipped vendors, starts it, and gets its bank file', async () => {
  const { user, posted, router } = await open('/admin/money/payouts/new', {
    'POST /admin/payout-runs': ok({ data: run }, 'The payouts are ordered.'),
  });
  expect(await screen.findByRole('row', { name: /Gulf Medical/ })).toHaveTextContent(/Riyad Bank.*3.*250\.00/);
  expect(screen.getByRole('row', { name: /Murjan/ })).toHaveTextContent(/On hold.*120\.00/);
  await user.click(screen.getByRole('button', { name: /^Order payouts of .*250\.00/ }));
  expect(await screen.findByRole('button', { name: 'Bank file' })).toBeVisible();
  expect(posted('/admin/payout-runs')).toEqual([{ currency: 'SAR', seen_total: 250 }]);
  expect(router.state.location.pathname).toBe(`/admin/money/runs/${RUN}`);
  expect(screen.getByText('1 payout waits for the bank.')).toBeVisible();
});

it('A run in progress cannot be started again', async () => {
  const { user, posted } = await open('/admin/money/payouts/new', {
    'POST /admin/payout-runs': () => new Promise(() => {}),
  });
  const button = await screen.findByRole('button', { name: /^Order payouts of .*250\.00/ });
  await user.dblClick(button);
  expect(button).toBeDisabled();
  expect(posted('/admin/payout-runs')).toHaveLength(1);
});

it('An outdated preview is reported and reloaded', async () => {
  let total = 250;
  const { user } = await open('/admin/money/payouts/new', {
    'POST /admin/payout-runs/preview': () => ok({ data: { ...preview, total } }),
    'POST /admin/payout-runs': () => {
      total = 240;
      return refusal(409, 'The amounts have changed.');
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Order payouts of .*250\.00/ }));
  expect(await screen.findByText('The amounts have changed.')).toBeVisible();
  expect(await screen.findByRole('button', { name: /^Order payouts of .*240\.00/ })).toBeEnabled();
});

it('An admin puts a vendor on hold with a reason, and releases another', async () => {
  const { user, posted } = await open('/admin/money/payouts/new', {
    'POST /admin/vendors/3/payout-hold': ok({ data: { hold_reason: 'A question' } }),
    'POST /admin/vendors/4/payout-hold': ok({ data: { hold_reason: null } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Put payouts on hold: Gulf Medical' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Put on hold' }));
  expect(await dialog.findByText('Give a reason of at most 1,000 characters.')).toBeVisible();
  await user.type(dialog.getByLabelText('Reason'), 'A question');
  await user.click(dialog.getByRole('button', { name: 'Put on hold' }));
  await waitFor(() =>
    expect(posted('/admin/vendors/3/payout-hold')).toEqual([{ reason: 'A question', status_seen: 'active' }]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Resume payouts: Murjan' }));
  await waitFor(() =>
    expect(posted('/admin/vendors/4/payout-hold')).toEqual([{ reason: null, status_seen: 'on_hold' }]),
  );
});

it('A run without payees shows an empty state', async () => {
  await open('/admin/money/payouts/new', {
    'POST /admin/payout-runs/preview': ok({ data: { ...preview, total: 0, payouts: [], skipped: [] } }),
  });
  expect(await screen.findByText(/No payouts are due/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Order payouts/ })).not.toBeInTheDocument();
});

it('An admin records a payment by the bank with reference and past date', async () => {
  const view = await open('/admin/money/payouts', {
    [`POST /admin/payouts/${underway.payout_no}/paid`]: ok({ data: paid }, 'The payout is paid.'),
  });
  const dialog = await respond(view, underway);
  fireEvent.change(dialog.getByLabelText('Paid on'), { target: { value: '2099-01-01' } });
  await view.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Choose today or an earlier day.')).toBeVisible();
  expect(dialog.getByLabelText('Bank reference')).toHaveAccessibleDescription('Enter the bank reference.');
  fireEvent.change(dialog.getByLabelText('Paid on'), { target: { value: '2026-01-02' } });
  await view.user.type(dialog.getByLabelText('Bank reference'), 'FT-7');
  await view.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The payout is paid.')).toBeVisible();
  expect(view.posted(`/admin/payouts/${underway.payout_no}/paid`)).toEqual([
    { bank_reference: 'FT-7', paid_on: '2026-01-02' },
  ]);
});

it('A day that the server rejects shows the reason at its field', async () => {
  const message = 'That is before its run.';
  const view = await open('/admin/money/payouts', {
    [`POST /admin/payouts/${underway.payout_no}/paid`]: refusal(422, message, { paid_on: [message] }),
  });
  const dialog = await respond(view, underway);
  fireEvent.change(dialog.getByLabelText('Paid on'), { target: { value: '2026-01-02' } });
  await view.user.type(dialog.getByLabelText('Bank reference'), 'FT-7');
  await view.user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog.getByLabelText('Paid on')).toHaveAccessibleDescription(message));
});

it.each([
  ['failed', 'Refused it', underway],
  ['returned', 'Gave it back', paid],
] as const)('An admin records a payout as %s with a reason', async (outcome, choice, payout) => {
  const view = await open('/admin/money/payouts', {
    [`POST /admin/payouts/${payout.payout_no}/${outcome}`]: ok({ data: payout }, 'It is in the balance again.'),
  });
  const dialog = await respond(view, payout);
  await view.user.selectOptions(dialog.getByLabelText('What the bank has done'), choice);
  await view.user.type(dialog.getByLabelText('Reason'), 'Account closed');
  await view.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('It is in the balance again.')).toBeVisible();
  expect(view.posted(`/admin/payouts/${payout.payout_no}/${outcome}`)).toEqual([{ reason: 'Account closed' }]);
});

it('The payouts of a run and the pending count are shown in Arabic', async () => {
  await open(`/admin/money/runs/${RUN}`, {}, 'ar');
  expect(await screen.findByText('دفعة واحدة بانتظار البنك.')).toBeVisible();
  expect(screen.getByRole('row', { name: new RegExp(`${RUN}-1`) })).toHaveTextContent(/الخليج الطبية.*قيد التنفيذ/);
});

it('Missing permission and a missing run show a message', async () => {
  const { unmount } = await open('/admin/money/payouts', { 'GET /admin/payouts': refusal(403) });
  expect(await screen.findByText('You don’t have access to this page')).toBeVisible();
  unmount();
  await open('/admin/money/runs/PAY-2026-0009', { 'GET /admin/payout-runs/PAY-2026-0009': refusal(404) });
  expect(await screen.findByRole('heading', { name: 'page not found' })).toBeVisible();
});
