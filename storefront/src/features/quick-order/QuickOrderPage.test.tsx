import type { SkuLine, SkuMatch } from '@balsam/shared-api';
import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { Toasts } from '@balsam/shared-ui';
import { stripBidi } from '@balsam/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { skuMatch as match, variant } from '../../testing/catalog-samples.ts';
import { asCustomer, english, product } from '../../testing/samples.ts';
import { QuickOrderPage } from './QuickOrderPage.tsx';

const masks = product({ id: 8, slug: 'masks', name: 'Surgical masks', sku: 'MS-8', has_variants: true });
const blue = variant({ id: 82, value: 'Large', value_arabic: 'كبير', color: 'Blue', color_arabic: 'أزرق' });
const line = (...matches: SkuMatch[]) => ({ matches, is_misread: false });
const GLOVES = line(match());
const MASKS = line(
  match({ sku: 'MS-8-S', product: masks, variant: variant({ id: 81 }) }),
  match({ sku: 'MS-8-L', product: masks, variant: blue, stock: 3 }),
);
const found = (...lines: SkuLine[]) => ok({ lines });

beforeEach(() => localStorage.clear());

test('A pasted list is checked, sized, added to the cart, and shortages are shown', async () => {
  const calls = fakeApi({
    'POST /quick-order/lookup': found(GLOVES, MASKS, line()),
    'POST /quick-order': ok({
      lines: [
        { added: 12, reason: null },
        { added: 3, reason: 'fewer' },
      ],
    }),
  });
  const { user } = await renderWithProviders(<QuickOrderPage />, { texts: english, session: asCustomer });
  await user.type(screen.getByRole('textbox', { name: /SKU or barcode/ }), 'gl-7 12\nMS-8 5\nXX-1 2');
  await user.click(screen.getByRole('button', { name: 'Check list' }));
  expect(await screen.findByText('2 of 3 found')).toBeVisible();
  expect(calls[0]?.body).toEqual({ skus: ['gl-7', 'MS-8', 'XX-1'] });
  const row = (sku: string) => within(screen.getByRole('row', { name: new RegExp(`^${sku}`) }));
  expect(row('XX-1').getByText(/^No product with the SKU or barcode/)).toBeVisible();
  expect(row('MS-8').getByText('2 products match. Choose one.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add 1 line to the cart' })).toBeEnabled();
  await user.selectOptions(row('MS-8').getByRole('combobox'), 'Surgical masks, Large / Blue · Gulf Care');
  await user.click(screen.getByRole('button', { name: 'Add 2 lines to the cart' }));
  expect(await row('gl-7').findByText('12 added to your cart.')).toBeVisible();
  expect(
    row('MS-8').getByText(/^3 added to your cart\. Not enough in stock for the quantity you chose\./),
  ).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({
    lines: [
      { product_id: 7, variant_id: null, quantity: 12 },
      { product_id: 8, variant_id: 82, quantity: 5 },
    ],
  });
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
});

test('Lines without delivery or payment are marked and left out', async () => {
  const calls = fakeApi({
    'POST /quick-order/lookup': found(
      GLOVES,
      line(match({ sku: 'FAR-1', product: product({ id: 8, sku: 'FAR-1' }), delivers: false })),
      line(match({ sku: 'PAY-1', product: product({ id: 9, sku: 'PAY-1' }), payment_methods: [] })),
    ),
    'POST /quick-order': ok({ lines: [{ added: 0, reason: 'not_delivered' }] }),
  });
  const { user } = await renderWithProviders(<QuickOrderPage />, { texts: english, session: asCustomer });
  await user.type(screen.getByRole('textbox', { name: /SKU or barcode/ }), 'GL-7\nFAR-1\nPAY-1');
  await user.click(screen.getByRole('button', { name: 'Check list' }));
  const row = (sku: string) => within(screen.getByRole('row', { name: new RegExp(`^${sku}`) }));
  expect(await screen.findByText('Gulf Care doesn’t deliver to your country.')).toBeVisible();
  expect(row('PAY-1').getByText(/^Gulf Care can’t take payments/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add 1 line to the cart' }));
  expect(await row('GL-7').findByText('Not added. This seller doesn’t deliver to your country.')).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({ lines: [{ product_id: 7, variant_id: null, quantity: 1 }] });
});

test('A misread barcode is refused as read, and one of two sellers is chosen', async () => {
  const other = product({ id: 9, vendor: { id: 4, company_name: 'Dilmun' } });
  fakeApi({
    'POST /quick-order/lookup': found(line(match(), match({ product: other })), { matches: [], is_misread: true }),
  });
  const { user } = await renderWithProviders(<QuickOrderPage />, { texts: english, session: asCustomer });
  await user.type(screen.getByRole('textbox', { name: /SKU or barcode/ }), '036000291452\n036000291453');
  await user.click(screen.getByRole('button', { name: 'Check list' }));
  const row = (code: string) => within(screen.getByRole('row', { name: new RegExp(`^${code}`) }));
  expect(await screen.findByText('1 of 2 found')).toBeVisible();
  const state = row('036000291453').getAllByRole('cell').at(-1);
  expect(stripBidi(state?.textContent ?? '')).toContain('The check digit of barcode 036000291453 is wrong.');
  const choices = within(row('036000291452').getByRole('combobox')).getAllByRole('option');
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'Choose a product',
    'Nitrile gloves · Gulf Care',
    'Nitrile gloves · Dilmun',
  ]);
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeDisabled();
});

test('The lines of a CSV file are added to the list', async () => {
  fakeApi({});
  const { user, container } = await renderWithProviders(<QuickOrderPage />, { texts: english });
  const field = screen.getByRole('textbox', { name: /SKU or barcode/ });
  await user.type(field, 'GL-7 2');
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file to choose.');
  const lines = '036000291452,"1,000"\nMS-8;5';
  // jsdom has no Blob.text.
  await user.upload(
    input,
    Object.assign(new File([lines], 'order.csv', { type: 'text/csv' }), { text: async () => lines }),
  );
  await waitFor(() => expect(field).toHaveValue(`GL-7 2\n${lines}`));
});

test('A file that is too large is refused', async () => {
  fakeApi({});
  const page = (
    <>
      <QuickOrderPage />
      <Toasts duration={3000} />
    </>
  );
  const { user, container } = await renderWithProviders(page, { texts: english });
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file to choose.');
  await user.upload(input, new File(['x'.repeat(100_001)], 'large.csv', { type: 'text/csv' }));
  expect(await screen.findByText(/^This file is too large/)).toBeVisible();
});

test('A list that is too long or empty is not sent', async () => {
  const calls = fakeApi({});
  const { user } = await renderWithProviders(<QuickOrderPage />, { texts: english });
  const field = screen.getByRole('textbox', { name: /SKU or barcode/ });
  const check = () => user.click(screen.getByRole('button', { name: 'Check list' }));
  await user.type(field, 'GL-7 0');
  await check();
  expect(await screen.findByText('Enter at least one SKU or barcode.')).toBeVisible();
  await user.clear(field);
  await user.paste(Array.from({ length: 101 }, (_none, line) => `GL-${line} 1`).join('\n'));
  await check();
  expect(await screen.findByText(/^You can check up to 100 lines at a time/)).toBeVisible();
  expect(calls).toHaveLength(0);
});

test('A line that is too long for a SKU is not found, and the others are', async () => {
  const calls = fakeApi({ 'POST /quick-order/lookup': found(GLOVES) });
  const { user } = await renderWithProviders(<QuickOrderPage />, { texts: english, session: asCustomer });
  const field = screen.getByRole('textbox', { name: /SKU or barcode/ });
  const check = () => user.click(screen.getByRole('button', { name: 'Check list' }));
  const tooLong = 'X'.repeat(101);
  await user.click(field);
  await user.paste(`GL-7\t2\n${tooLong}\t1`);
  await check();
  expect(await screen.findByText('1 of 2 found')).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ skus: ['GL-7'] }]);
  const row = within(screen.getByRole('row', { name: /^X{100}/ }));
  expect(row.getByText(/^No product with the SKU or barcode/)).toBeVisible();
  await user.clear(field);
  await user.paste(tooLong);
  await check();
  expect(await screen.findByText('None of 1 found')).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('A retry after a lost response adds once; a new check adds again', async () => {
  const busy = { status: 503, body: { status: 503, success: false, code: 'unavailable', message: 'Busy.' } };
  let presses = 0;
  const calls = fakeApi({
    'POST /quick-order/lookup': found(GLOVES),
    'POST /quick-order': () => ((presses += 1) === 1 ? busy : ok({ lines: [{ added: 2, reason: null }] })),
  });
  const { user } = await renderWithProviders(<QuickOrderPage />, { texts: english, session: asCustomer });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await user.type(screen.getByRole('textbox', { name: /SKU or barcode/ }), 'GL-7 2');
  await press('Check list');
  await screen.findByText('1 of 1 found');
  await press('Add 1 line to the cart');
  await waitFor(() => expect(presses).toBe(1));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Add 1 line to the cart' })).not.toHaveAttribute('aria-busy'),
  );
  await press('Add 1 line to the cart');
  expect(await screen.findByText('2 added to your cart.')).toBeVisible();
  await press('Check list');
  await waitFor(() => expect(screen.queryByText('2 added to your cart.')).not.toBeInTheDocument());
  await press('Add 1 line to the cart');
  expect(await screen.findByText('2 added to your cart.')).toBeVisible();
  const ordered = calls.filter(({ path }) => path === '/quick-order');
  const [first, second, third] = ordered.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(second).toBe(first);
  expect(third).not.toBe(second);
});

test('A visitor checks a list, logs in to order it, and finds it again', async () => {
  fakeApi({ 'POST /quick-order/lookup': found(GLOVES) });
  const { user, unmount } = await renderWithProviders(<QuickOrderPage />, { texts: english });
  await user.type(screen.getByRole('textbox', { name: /SKU or barcode/ }), 'GL-7 2');
  await user.click(screen.getByRole('button', { name: 'Check list' }));
  expect(await screen.findByRole('link', { name: 'Log in to order' })).toHaveAttribute('href', '/login');
  unmount();
  await renderWithProviders(<QuickOrderPage />, { texts: english });
  expect(screen.getByRole('textbox', { name: /SKU or barcode/ })).toHaveValue('GL-7 2');
});
