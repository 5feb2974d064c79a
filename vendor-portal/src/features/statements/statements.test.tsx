import type { StatementRow } from '@balsam/shared-api';
import { fakeApi, metaOf, ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { vendorUser } from '../../testing/responses.ts';
import { NUMBER, STATEMENT, STATEMENT_ROW } from '../../testing/money.ts';
import { renderPortal } from '../../testing/render-portal.tsx';

const AT = `/vendor/money/statements/${STATEMENT.statement_no}`;

const paid: StatementRow = {
  ...STATEMENT_ROW,
  section: 'payouts',
  order_sub_no: null,
  payout_no: 'PAY-2026-0001-1',
  amount: -250,
};

async function open(at: string, lang: 'en' | 'ar' = 'en', statements: object[] = [STATEMENT]) {
  const calls = fakeApi({
    'GET /user': vendorUser,
    'GET /vendor/money/statements': ok({ data: { statements, meta: metaOf(statements) } }),
    [`GET ${AT}`]: ok({ data: STATEMENT }),
    [`GET ${AT}/rows.csv`]: new Response('section'),
    [`GET ${AT}/rows`]: ok({ data: { rows: [paid, STATEMENT_ROW], meta: metaOf([paid, STATEMENT_ROW]) } }),
  });
  const view = await renderPortal(at, 'vendor', lang);
  return { ...view, asked: () => calls.map(({ path }) => path).filter((path) => path.startsWith('/vendor/money')) };
}

it('A statement shows opening and closing balance and links sections to orders', async () => {
  const { user, asked } = await open('/vendor/money/statements');
  await user.click(await screen.findByRole('link', { name: STATEMENT.statement_no }));
  const sums = within(await screen.findByRole('table', { name: 'From opening to closing' }));
  expect(sums.getByRole('row', { name: /Opening balance/ })).toHaveTextContent(/10\.01.*owed by you/);
  expect(sums.getByRole('row', { name: /Closing balance/ })).toHaveTextContent(/79\.98.*owed to you/);
  await user.click(sums.getByRole('link', { name: 'Goods' }));
  await waitFor(() => expect(asked().at(-1)).toBe(`${AT}/rows?page=1&section=goods`));
  const rows = within(await screen.findByRole('table', { name: 'Rows' }));
  expect(rows.getByRole('link', { name: NUMBER })).toHaveAttribute('href', `/vendor/money/parts/${NUMBER}`);
  expect(rows.getByRole('link', { name: 'PAY-2026-0001-1' })).toHaveAttribute(
    'href',
    '/vendor/money/payouts/PAY-2026-0001-1',
  );
});

it('The download of a section holds its rows', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:rows');
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user, asked } = await open(`${AT}?section=goods`);
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(asked()).toContain(`${AT}/rows.csv?section=goods`));
});

it('Month and sections are shown in Arabic', async () => {
  await open(AT, 'ar');
  expect(await screen.findByRole('heading', { level: 1, name: /كشف حساب أكتوبر 2026/ })).toBeVisible();
  expect(screen.getAllByText('قيمة السلع')).not.toHaveLength(0);
});

it('Without statements, the page says when the first one appears', async () => {
  const { unmount } = await open('/vendor/money/statements', 'en', []);
  expect(await screen.findByText(/Your first statement appears on the first day/)).toBeVisible();
  unmount();
  fakeApi({
    'GET /user': vendorUser,
    'GET /vendor/money/statements/ST-9-2026-10-SAR': {
      status: 404,
      body: { status: 404, success: false, code: 'not_found', message: 'Not found.' },
    },
    'GET /vendor/money/statements/ST-9-2026-10-SAR/rows': { status: 404, body: {} },
  });
  await renderPortal('/vendor/money/statements/ST-9-2026-10-SAR');
  expect(await screen.findByRole('heading', { name: 'page not found' })).toBeVisible();
});
