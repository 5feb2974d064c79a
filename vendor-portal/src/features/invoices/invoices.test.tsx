import type { Invoice } from '@balsam/shared-api';
import { anOrder, fakeApi, metaOf, ok } from '@balsam/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { vendorUser } from '../../testing/responses.ts';
import { invoice } from '../../testing/invoices.ts';
import { renderPortal } from '../../testing/render-portal.tsx';

type Answers = Parameters<typeof fakeApi>[0];

const commission: Invoice = { ...invoice, id: 2, invoice_no: 'INV-P-000007', issuer: 'platform', order_sub_no: null };

async function open(at: string, responses: Answers = {}) {
  const calls = fakeApi({
    'GET /user': vendorUser,
    'GET /vendor/invoices': ok({ data: { invoices: [invoice, commission], meta: metaOf([invoice, commission]) } }),
    'GET /vendor/invoices/INV-7-000042.pdf': new Response('%PDF'),
    'GET /vendor/orders/BLS-AAAAAAAAA1-1': ok({ order: anOrder({ tax_issuer: 'vendor' }) }),
    'GET /vendor/orders/1/invoices': ok({ data: { invoices: [] } }),
    'GET /vendor/invoice-settings': ok({ data: { mode: 'own' } }),
    ...responses,
  });
  const view = await renderPortal(at);
  return { ...view, asked: (path: string) => calls.filter((call) => call.path.startsWith(path)) };
}

it('A vendor finds the invoices of sales and commission and downloads one', async () => {
  const { user, asked } = await open('/vendor/invoices');
  const row = await screen.findByRole('row', { name: /INV-7-000042/ });
  expect(row).toHaveTextContent(/Invoice.*Vendor.*BLS-AAAAAAAAA1-1.*13\.04.*100\.00/);
  expect(screen.getByRole('row', { name: /INV-P-000007/ })).toHaveTextContent(/Balsam.*Commission/);
  await user.click(within(row).getByRole('button', { name: 'Invoice INV-7-000042 (PDF)' }));
  expect(asked('/vendor/invoices/INV-7-000042.pdf')).toHaveLength(1);
});

it('A vendor without invoices reads when the first one appears', async () => {
  await open('/vendor/invoices', { 'GET /vendor/invoices': ok({ data: { invoices: [], meta: metaOf([]) } }) });
  expect(await screen.findByText('No invoices yet. One is issued when an order is shipped.')).toBeVisible();
});

it('A vendor with their own software uploads an invoice and sees what is missing', async () => {
  const upload = 'POST /vendor/orders/1/own-invoice';
  const { user, asked } = await open('/vendor/orders/BLS-AAAAAAAAA1-1', {
    'GET /vendor/orders/BLS-AAAAAAAAA1-1': ok({ order: anOrder({ id: 1, tax_issuer: 'vendor' }) }),
    [upload]: ok({ data: { invoices: [] } }, 'Your invoice is kept with the order.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Upload my invoice' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload my invoice' }));
  await user.type(dialog.getByRole('textbox', { name: 'Invoice number' }), 'A-17');
  await user.click(dialog.getByRole('button', { name: 'Upload' }));
  expect((await dialog.findAllByText('Choose the PDF of the invoice.'))[0]).toBeVisible();
  await user.upload(
    dialog.getByLabelText(/^Invoice(?! number)/),
    new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText('Your invoice is kept with the order.')).toBeVisible();
  expect(asked('/vendor/orders/1/own-invoice')).toHaveLength(1);
});
