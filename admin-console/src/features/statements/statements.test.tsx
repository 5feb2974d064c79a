import type { AdminStatementDetail, StatementRow } from '@balsam/shared-api';
import { fakeApi, metaOf, ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { adminUser } from '../../testing/responses.ts';
import { NUMBER, vendor } from '../../testing/money.ts';
import { refusal } from '../../testing/refusal.ts';
import { renderConsole } from '../../testing/render-console.tsx';

type Answers = Parameters<typeof fakeApi>[0];

const statement: AdminStatementDetail = {
  ...{ id: 1, statement_no: 'ST-3-2026-10-SAR', currency: 'SAR', from_day: '2026-10-01', to_day: '2026-10-31' },
  ...{ opening: 0, closing: 89.99, closed_at: '2026-10-31T23:00:00.000Z', vendor },
  sections: [{ section: 'goods', amount: 100, rows: 1 }],
};
const AT = `/admin/money/statements/${statement.statement_no}`;

const row: StatementRow = {
  ...{ section: 'goods', order_sub_no: NUMBER, payout_no: null, reason: '', occurred_on: '2026-10-20', amount: 100 },
};

async function open(at: string, responses: Answers = {}, lang: 'en' | 'ar' = 'en') {
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/money/statements': ok({ data: { statements: [statement], meta: metaOf([statement]) } }),
    [`GET ${AT}`]: ok({ data: statement }),
    [`GET ${AT}/rows`]: ok({ data: { rows: [row], meta: metaOf([row]) } }),
    ...responses,
  });
  const view = await renderConsole(at, 'admin', lang);
  return { ...view, posts: () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body) };
}

async function close({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(await screen.findByRole('button', { name: 'Close a month' }));
  const dialog = within(await screen.findByRole('dialog'));
  const [last] = dialog.getAllByRole<HTMLOptionElement>('option');
  await user.click(dialog.getByRole('button', { name: 'Close the month' }));
  return last?.value ?? '';
}

it('An admin closes the last month, and reads the number of statements', async () => {
  const view = await open('/admin/money/statements', {
    'POST /admin/money/statements': ok({ data: { closed: 2 } }, 'The month has been closed.'),
  });
  const month = await close(view);
  expect(await screen.findByText('2 statements were closed.')).toBeVisible();
  expect(view.posts()).toEqual([{ month }]);
  expect(month).toMatch(/^20\d{2}-(0[1-9]|1[0-2])$/);
});

it('Closing a month that is not over is rejected at its field', async () => {
  const message = 'This month is not over yet.';
  const view = await open('/admin/money/statements', {
    'POST /admin/money/statements': refusal(422, message, { month: [message] }),
  });
  await close(view);
  const dialog = within(screen.getByRole('dialog'));
  await waitFor(() => expect(dialog.getByLabelText('Month')).toHaveAccessibleDescription(message));
});

it('An admin gets from a vendor’s month to the order behind an amount', async () => {
  const { user } = await open('/admin/money/statements');
  expect(await screen.findByRole('row', { name: /Gulf Medical/ })).toHaveTextContent(/October 2026.*89\.99.*owed/);
  await user.click(screen.getByRole('link', { name: statement.statement_no }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Gulf Medical, October 2026' })).toBeVisible();
  const rows = within(await screen.findByRole('table', { name: 'Rows' }));
  expect(rows.getByRole('link', { name: NUMBER })).toHaveAttribute('href', `/admin/money/parts/${NUMBER}`);
});

it('The statements are shown in Arabic', async () => {
  await open('/admin/money/statements', {}, 'ar');
  expect(await screen.findByRole('row', { name: /الخليج الطبية/ })).toHaveTextContent('أكتوبر 2026');
});
