import type { SkuMatch } from '@balsam/shared-api';
import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { asCustomer, english, product } from '../../testing/samples.ts';
import { QuickOrderPage } from './QuickOrderPage.tsx';

const match = (changes: Partial<SkuMatch> = {}): SkuMatch => ({
  sku: 'GL-7',
  product: product(),
  variant: null,
  stock: 20,
  price: 12.5,
  ...changes,
});
const masks = product({ id: 8, slug: 'masks', name: 'Surgical masks', sku: 'MS-8', has_variants: true });
const MATCHES = [
  match(),
  match({ sku: 'MS-8-S', product: masks, variant: { id: 81, value: 'Small', value_arabic: 'صغير' } }),
  match({ sku: 'MS-8-L', product: masks, variant: { id: 82, value: 'Large', value_arabic: 'كبير' }, stock: 3 }),
];

beforeEach(() => localStorage.clear());

test('A clinic pastes a list, chooses the size, puts all of it into the cart and reads what is missing', async () => {
  const calls = fakeApi({
    'POST /quick-order/lookup': ok({ matches: MATCHES }),
    'POST /quick-order': ok({
      lines: [
        { added: 12, reason: null },
        { added: 3, reason: 'fewer' },
      ],
    }),
  });
  const { user } = await renderWithProviders(<QuickOrderPage />, { texts: english, session: asCustomer });
  await user.type(screen.getByRole('textbox', { name: /SKU and quantity/ }), 'gl-7 12\nMS-8 5\nXX-1 2');
  await user.click(screen.getByRole('button', { name: 'Check the list' }));
  expect(await screen.findByText('2 of 3 found')).toBeVisible();
  expect(calls[0]?.body).toEqual({ skus: ['gl-7', 'MS-8', 'XX-1'] });
  const row = (sku: string) => within(screen.getByRole('row', { name: new RegExp(`^${sku}`) }));
  expect(row('XX-1').getByText('Nothing on sale has this SKU.')).toBeVisible();
  await user.selectOptions(row('MS-8').getByRole('combobox'), 'Surgical masks · Large · Gulf Care');
  await user.click(screen.getByRole('button', { name: 'Add 2 lines to the cart' }));
  expect(await row('gl-7').findByText('12 are in your cart.')).toBeVisible();
  expect(row('MS-8').getByText(/^3 are in your cart\. Fewer are in stock/)).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({
    lines: [
      { product_id: 7, variant_id: null, quantity: 12 },
      { product_id: 8, variant_id: 82, quantity: 5 },
    ],
  });
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
});

test('A visitor checks a list, logs in to order it, and finds it again', async () => {
  fakeApi({ 'POST /quick-order/lookup': ok({ matches: MATCHES }) });
  const { user, unmount } = await renderWithProviders(<QuickOrderPage />, { texts: english });
  await user.type(screen.getByRole('textbox', { name: /SKU and quantity/ }), 'GL-7 2');
  await user.click(screen.getByRole('button', { name: 'Check the list' }));
  expect(await screen.findByRole('link', { name: 'Log in to order' })).toHaveAttribute('href', '/login');
  unmount();
  await renderWithProviders(<QuickOrderPage />, { texts: english });
  expect(screen.getByRole('textbox', { name: /SKU and quantity/ })).toHaveValue('GL-7 2');
});
