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

it("A customer downloads an order's invoice and its credit note", async () => {
  const { user } = show([invoice, note]);
  await user.click(screen.getByRole('button', { name: 'Invoice INV-7-000042 (PDF)' }));
  expect(download).toHaveBeenLastCalledWith(invoice);
  await user.click(screen.getByRole('button', { name: 'Credit note CN-7-000043 (PDF)' }));
  expect(download).toHaveBeenLastCalledWith(note);
});

it('Before shipping a text says when the invoice comes', () => {
  show([], true, 'ar');
  expect(screen.getByText('تصدر الفاتورة عند شحن الطلب.')).toBeVisible();
});

it('An order that gets no invoice says so', () => {
  show([], false);
  expect(screen.getByText('There is no invoice for this order.')).toBeVisible();
});

it('Failed invoices can be loaded again', () => {
  show(undefined);
  expect(screen.getByRole('button', { name: /again/i })).toBeVisible();
});
