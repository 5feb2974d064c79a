import type { AdminBankAccount } from '@balsam/shared-api';
import { fakeApi, metaOf, ok } from '@balsam/shared-api/testing';
import { act, screen, within } from '@testing-library/react';
import { adminUser, dashboard } from '../../testing/responses.ts';
import { vendor } from '../../testing/money.ts';
import { renderConsole } from '../../testing/render-console.tsx';

type Answers = Parameters<typeof fakeApi>[0];

const waiting: AdminBankAccount = {
  ...{
    id: 5,
    iban: 'SA•• 7519',
    holder: 'Gulf Medical Co.',
    bank: 'Riyad Bank',
    state: 'waiting',
    remarks: '',
    vendor,
  },
  ...{ created_at: '2026-11-01T09:00:00.000Z', held_until: null, decided_at: null, decided_by: null },
};
const verified: AdminBankAccount = {
  ...{ ...waiting, id: 6, state: 'verified', decided_by: 'Sara Ali', decided_at: '2026-11-02T09:00:00.000Z' },
  vendor: { id: 4, company_name: 'Murjan', company_name_arabic: 'مرجان' },
};

const ACCOUNTS = '/admin/money/bank-accounts';

async function open(responses: Answers = {}, lang: 'en' | 'ar' = 'en', at = ACCOUNTS) {
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/bank-accounts': ok({
      data: { bank_accounts: [waiting, verified], meta: metaOf([waiting, verified]) },
    }),
    ...responses,
  });
  const view = await renderConsole(at, 'admin', lang);
  return { ...view, posts: () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body) };
}

async function check({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(await screen.findByRole('button', { name: 'Check account: Gulf Medical' }));
  return within(await screen.findByRole('dialog'));
}

it('An admin verifies a submitted account, and the decision is final', async () => {
  const view = await open({ 'POST /admin/bank-accounts/5': ok({ data: waiting }, 'The account is paid to.') });
  const dialog = await check(view);
  expect(dialog.getByText('Gulf Medical Co.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Check account: Murjan' })).not.toBeInTheDocument();
  await view.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The account is paid to.')).toBeVisible();
  expect(view.posts()).toEqual([{ decision: 'verify', remarks: '' }]);
});

it('A decision lowers the pending count of the first page', async () => {
  const { waiting: counts } = dashboard().body.data;
  let toCheck = 7;
  const view = await open(
    {
      'GET /admin/dashboard': () => dashboard({ waiting: { ...counts, bank_accounts: toCheck } }),
      'POST /admin/bank-accounts/5': () => {
        toCheck = 6;
        return ok({ data: waiting }, 'The account is paid to.');
      },
    },
    'en',
    '/admin/dashboard',
  );
  expect(await screen.findByText('7')).toBeVisible();
  await act(() => view.router.navigate(ACCOUNTS));
  const dialog = await check(view);
  await view.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The account is paid to.')).toBeVisible();
  await act(() => view.router.navigate('/admin/dashboard'));
  expect(await screen.findByText('6')).toBeVisible();
});

it('An admin rejects an account with a reason', async () => {
  const view = await open({ 'POST /admin/bank-accounts/5': ok({ data: waiting }, 'It is rejected.') });
  const dialog = await check(view);
  await view.user.selectOptions(dialog.getByLabelText('Decision'), 'Reject');
  await view.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Give a reason of at most 1,000 characters.')).toBeVisible();
  await view.user.type(dialog.getByLabelText('Reason'), 'The names differ.');
  await view.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('It is rejected.')).toBeVisible();
  expect(view.posts()).toEqual([{ decision: 'reject', remarks: 'The names differ.' }]);
});

it('The accounts are shown in Arabic', async () => {
  await open({}, 'ar');
  expect(await screen.findByRole('row', { name: /الخليج الطبية/ })).toHaveTextContent('بانتظار التحقق');
});
