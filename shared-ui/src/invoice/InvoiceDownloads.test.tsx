import { screen } from '@testing-library/react';
import { renderKit } from '../testing/render-kit.tsx';
import { InvoiceDownloads } from './InvoiceDownloads.tsx';
import type { InvoiceView } from './invoice-view.ts';

const invoice: InvoiceView = {
  ...{ id: 1, invoice_no: 'INV-7-000042', kind: 'invoice', form: 'simplified', issuer: 'vendor' },
  ...{ order_sub_no: 'BLS-1-1', issued_at: '2026-11-23T10:00:00Z', currency: 'SAR', total: 100, vat: 13.04 },
};
const note: InvoiceView = { ...invoice, id: 2, invoice_no: 'CN-7-000043', kind: 'credit_note' };

const download = jest.fn(() => Promise.resolve());
const show = (data: InvoiceView[] | undefined, isExpected = true, lang: 'en' | 'ar' = 'en') =>
  renderKit(
    <InvoiceDownloads
      query={{ data, isError: data === undefined, refetch: () => {} }}
      isExpected={isExpected}
      onDownload={download}
    />,
    { lang },
  );

it('A customer saves the invoice of an order, and what was credited of it', async () => {
  const { user } = show([invoice, note]);
  await user.click(screen.getByRole('button', { name: 'Invoice INV-7-000042 (PDF)' }));
  expect(download).toHaveBeenLastCalledWith(invoice);
  await user.click(screen.getByRole('button', { name: 'Credit note CN-7-000043 (PDF)' }));
  expect(download).toHaveBeenLastCalledWith(note);
});

it('Who looks before it is shipped reads when the invoice comes', () => {
  show([], true, 'ar');
  expect(screen.getByText('تصدر الفاتورة مع الشحن.')).toBeVisible();
});

it('Of an order that has none any more it says so', () => {
  show([], false);
  expect(screen.getByText('There is no invoice of this order.')).toBeVisible();
});

it('Invoices that could not be read are asked for again', () => {
  show(undefined);
  expect(screen.getByRole('button', { name: /again/i })).toBeVisible();
});
