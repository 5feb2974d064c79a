import { screen, within } from '@testing-library/react';
import type { Lang } from '../../format/format.ts';
import { renderKit } from '../../testing/render-kit.tsx';
import { stripBidi } from '../../testing/strip-bidi.ts';
import type { EntryView, MoneyReader, SubOrderView } from './money-view.ts';
import { SubOrderExplanation } from './SubOrderExplanation.tsx';
import { useEntryColumns } from './use-entry-columns.tsx';

const NUMBER = 'BLS-AAAAAAAAA1-1';

const amounts = {
  ...{ sub_total: 100, discount_by_vendor: 20, shipping: 0, commission_base: 69.57, commission: 6.96 },
  ...{ commission_vat: 1.04, vat_withheld: 0, net: 72 },
};

const entry: EntryView = {
  ...{ id: 2, kind: 'commission', reversed_kind: null, currency: 'SAR', amount: -8, order_sub_no: NUMBER },
  ...{ reason: '', payout_no: 'PAY-2026-0001-1', statement_no: null, occurred_on: '2026-11-20' },
};

const part: SubOrderView & { entries: EntryView[] } = {
  ...{ order_sub_no: NUMBER, currency: 'SAR', has_money: true, completed_at: '2026-11-20T09:00:00.000Z' },
  ...{ customer_paid: 80, collected_by: 'vendor', tax_issuer: 'vendor', is_pending: false, settled_on: null },
  ...{ expected: -8, adjusted: 0, booked: -8, agrees: true, total: amounts, entries: [entry] },
  lines: [
    {
      ...amounts,
      ...{ order_product_id: 1, name: 'Gloves', name_arabic: 'قفازات', sku: 'GLV-1', quantity: 2 },
      ...{ commission_percent: 10, commission_source: 'vendor', commission_category: null },
      commission_from_day: '2026-01-01',
    },
  ],
};

function Explained({ reader, changes }: { reader: MoneyReader; changes: Partial<SubOrderView> }) {
  const columns = useEntryColumns<EntryView>(reader, {
    partHref: (number) => `/parts/${number}`,
    payoutHref: (number) => `/payouts/${number}`,
    statementHref: (number) => `/statements/${number}`,
  });
  return <SubOrderExplanation part={{ ...part, ...changes }} reader={reader} columns={columns} />;
}

const show = (reader: MoneyReader, lang: Lang = 'en', changes: Partial<SubOrderView> = {}) =>
  renderKit(<Explained reader={reader} changes={changes} />, { lang });

const line = (name: RegExp) => stripBidi(screen.getByRole('row', { name }).textContent ?? '');

it("A vendor reads each line's net amount, coupon and commission rate", () => {
  show('vendor');
  expect(screen.getByRole('columnheader', { name: 'Your coupon' })).toBeVisible();
  expect(line(/Gloves/)).toContain('10% of 69.57 SAR');
  expect(line(/Gloves/)).toContain('The rate for your company');
  expect(screen.getByText('You collected the payment.')).toBeVisible();
  const [, posted] = within(screen.getByRole('table', { name: 'Entries' })).getAllByRole('row');
  expect(posted).toHaveTextContent(/Commission with its VAT.*8\.00.*owed by you/);
  expect(screen.getByRole('link', { name: 'PAY-2026-0001-1' })).toHaveAttribute('href', '/payouts/PAY-2026-0001-1');
});

it('An admin reads the same about the vendor', () => {
  show('admin');
  expect(screen.getByRole('columnheader', { name: "Vendor's coupon" })).toBeVisible();
  expect(line(/Gloves/)).toContain('The rate for this vendor');
  expect(screen.getByText('The vendor collected the payment.')).toBeVisible();
  expect(screen.getAllByText('owed by the vendor')).not.toHaveLength(0);
});

it('An Arabic reader finds it in Arabic', () => {
  show('vendor', 'ar');
  expect(line(/قفازات/)).toContain('النسبة الخاصة بشركتك');
  expect(screen.getAllByText('مستحق عليك')).not.toHaveLength(0);
});

it.each([
  ['vendor', /please contact us/],
  ['admin', /Run the ledger audit/],
] as const)('A %s whose entries do not make what the lines say is told', (reader, words) => {
  show(reader, 'en', { agrees: false });
  expect(screen.getByRole('alert')).toHaveTextContent(words);
});

it('An order from before the commission says that it has no entries', () => {
  show('admin', 'en', { has_money: false, lines: [] });
  expect(screen.getByText(/placed before commissions were introduced/)).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
