import type { MoneyPart, VendorBalance } from '@balsam/shared-api';
import { fakeApi, metaOf, ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { vendorUser } from '../../testing/responses.ts';
import { commission, goodwill, NUMBER, subOrder, PAYOUT, STATEMENT } from '../../testing/money.ts';
import { renderPortal } from '../../testing/render-portal.tsx';

type Answers = Parameters<typeof fakeApi>[0];

const balance: VendorBalance = {
  ...{ currency: 'SAR', balance: 79.98, pending: 89.99, available: -10.01 },
  ...{ last_payout: PAYOUT.payout_no, last_statement: STATEMENT.statement_no },
};

async function open(at: string, responses: Answers = {}) {
  const calls = fakeApi({
    'GET /user': vendorUser,
    'GET /vendor/money': ok({
      data: { balances: [balance] },
    }),
    'GET /vendor/money/entries': ok({
      data: { entries: [commission, goodwill], meta: metaOf([commission, goodwill]) },
    }),
    'GET /vendor/money/entries.csv': new Response('Entry', {
      headers: { 'content-disposition': 'attachment; filename="entries.csv"' },
    }),
    [`GET /vendor/money/parts/${NUMBER}`]: ok({ data: subOrder }),
    ...responses,
  });
  const view = await renderPortal(at);
  return { ...view, asked: () => calls.map(({ path }) => path).filter((path) => path.startsWith('/vendor/money')) };
}

const openPart = (changes: Partial<MoneyPart>) =>
  open(`/vendor/money/parts/${NUMBER}`, {
    [`GET /vendor/money/parts/${NUMBER}`]: ok({ data: { ...subOrder, ...changes } }),
  });

it('Two clicks lead from an amount to the order line and its commission rule', async () => {
  const { user } = await open('/vendor/money');
  await user.click(await screen.findByRole('link', { name: 'Available' }));
  const entry = await screen.findByRole('row', { name: /Commission with its VAT/ });
  await user.click(within(entry).getByRole('link', { name: NUMBER }));
  const table = await screen.findByRole('table', { name: 'Order lines' });
  const line = within(table).getByRole('row', { name: /Nitrile gloves/ });
  expect(line).toHaveTextContent(/10% of .*86\.96.*The rate for the category Gloves.*In force since Jan 1, 2026/);
  expect(within(table).getByRole('row', { name: /Total/ })).toHaveTextContent(/100\.00.*8\.70.*1\.31.*89\.99/);
  expect(screen.getByText(/Pending until Nov 27, 2026/)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('The page says in words who owes whom', async () => {
  await open('/vendor/money');
  const balance = await screen.findByText(/79\.98/);
  expect(balance.parentElement).toHaveTextContent('owed to you');
  expect(screen.getByText(/10\.01/).parentElement).toHaveTextContent('owed by you');
  expect(screen.getByText(/10\.01/)).not.toHaveTextContent(/[-−]/);
});

it('A balance links to the last payout and the last statement', async () => {
  await open('/vendor/money');
  expect(await screen.findByRole('link', { name: 'PAY-2026-0001-1' })).toHaveAttribute(
    'href',
    '/vendor/money/payouts/PAY-2026-0001-1',
  );
  expect(screen.getByRole('link', { name: 'ST-7-2026-10-SAR' })).toHaveAttribute(
    'href',
    '/vendor/money/statements/ST-7-2026-10-SAR',
  );
});

it('A vendor without sales reads when the first amount appears', async () => {
  await open('/vendor/money', { 'GET /vendor/money': ok({ data: { balances: [] } }) });
  expect(await screen.findByText('Your first amount appears when an order is completed.')).toBeVisible();
});

it('The download holds the filtered entries', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:entries');
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user, asked } = await open('/vendor/money/entries?currency=SAR');
  expect(await screen.findByRole('row', { name: /Reversal of: Adjustment.*Booked twice/ })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Entry'), 'Commission with its VAT');
  await waitFor(() => expect(asked().at(-1)).toBe('/vendor/money/entries?page=1&currency=SAR&kind=commission'));
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(asked().at(-1)).toBe('/vendor/money/entries.csv?currency=SAR&kind=commission'));
});

it('A notice appears if the entries do not match the order lines', async () => {
  await openPart({ agrees: false, booked: 80 });
  expect(await screen.findByRole('alert')).toHaveTextContent(/don’t match its lines/);
});

it('An order from before commissions shows that it has no entries', async () => {
  await openPart({ has_money: false, lines: [], entries: [] });
  expect(await screen.findByText(/placed before commissions were introduced/)).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('An order of another vendor is not found', async () => {
  await open('/vendor/money/parts/BLS-OTHER-1', {
    'GET /vendor/money/parts/BLS-OTHER-1': {
      status: 404,
      body: { status: 404, success: false, code: 'not_found', message: 'Not found.' },
    },
  });
  expect(await screen.findByRole('heading', { name: 'page not found' })).toBeVisible();
});

it('A failed load of the balances can be retried', async () => {
  let isUp = false;
  const { user } = await open('/vendor/money', {
    'GET /vendor/money': () =>
      isUp
        ? ok({ data: { balances: [balance] } })
        : { status: 503, body: { status: 503, success: false, code: 'unavailable', message: 'Try again later.' } },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isUp = true;
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'Saudi riyal' })).toBeVisible();
});
