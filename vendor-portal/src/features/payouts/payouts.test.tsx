import { fakeApi, metaOf, ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { vendorUser } from '../../testing/responses.ts';
import { commission, NUMBER, PAYOUT } from '../../testing/money.ts';
import { renderPortal } from '../../testing/render-portal.tsx';

const returned = { ...PAYOUT, id: 2, payout_no: 'PAY-2026-0002-1', state: 'returned', reason: 'Account closed' };

async function open(at: string, lang: 'en' | 'ar' = 'en', payouts: object[] = [returned, PAYOUT]) {
  const calls = fakeApi({
    'GET /user': vendorUser,
    'GET /vendor/money/payouts': ok({ data: { payouts, meta: metaOf(payouts) } }),
    [`GET /vendor/money/payouts/${PAYOUT.payout_no}`]: ok({ data: PAYOUT }),
    [`GET /vendor/money/payouts/${returned.payout_no}`]: ok({ data: returned }),
    'GET /vendor/money/entries': ok({ data: { entries: [commission], meta: metaOf([commission]) } }),
  });
  const view = await renderPortal(at, 'vendor', lang);
  return { ...view, asked: () => calls.map(({ path }) => path).filter((path) => path.startsWith('/vendor/money')) };
}

it('The list shows amount, account and reference, and why money came back', async () => {
  const { user, asked } = await open('/vendor/money/payouts');
  expect(await screen.findByRole('row', { name: /PAY-2026-0001-1/ })).toHaveTextContent(
    /Riyad Bank.*Paid.*Nov 10, 2026, reference FT-1.*250\.00/,
  );
  expect(screen.getByRole('row', { name: /PAY-2026-0002-1/ })).toHaveTextContent(/Returned.*Account closed/);
  await user.selectOptions(screen.getByLabelText('State'), 'Returned');
  await waitFor(() => expect(asked().at(-1)).toBe('/vendor/money/payouts?page=1&state=returned'));
});

it('The outcome of a payout is shown in Arabic', async () => {
  await open('/vendor/money/payouts', 'ar');
  expect(await screen.findByRole('row', { name: /PAY-2026-0001-1/ })).toHaveTextContent('مدفوعة');
});

it('Two clicks lead from a payout to an order line that it pays', async () => {
  const { user, asked } = await open('/vendor/money/payouts');
  await user.click(await screen.findByRole('link', { name: 'PAY-2026-0001-1' }));
  const pays = within(await screen.findByRole('table', { name: 'What it pays' }));
  expect(asked().at(-1)).toBe('/vendor/money/entries?page=1&payout=PAY-2026-0001-1');
  expect(pays.getByRole('link', { name: NUMBER })).toHaveAttribute('href', `/vendor/money/parts/${NUMBER}`);
});

it('A returned payout says that it will be paid later', async () => {
  await open(`/vendor/money/payouts/${returned.payout_no}`);
  expect(await screen.findByText('The amount is back in your balance and will be paid in a later run.')).toBeVisible();
});

it('A vendor without payouts reads what is needed', async () => {
  await open('/vendor/money/payouts', 'en', []);
  expect(await screen.findByText(/once your bank account is verified/)).toBeVisible();
});
