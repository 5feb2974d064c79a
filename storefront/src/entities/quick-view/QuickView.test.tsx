import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { Toasts } from '@balsam/shared-ui';
import { screen, waitFor, within } from '@testing-library/react';
import { productDetail, variant } from '../../testing/catalog-samples.ts';
import { asCustomer, english, product } from '../../testing/samples.ts';
import { QuickViewButton } from './QuickViewButton.tsx';

const sized = productDetail({
  has_variants: true,
  variants: [variant({ id: 71, value: 'Small' }), variant({ id: 72, value: 'Large', price: 14, original_price: 14 })],
});
const view = (
  <>
    <QuickViewButton product={product()} />
    <Toasts duration={3000} />
  </>
);
const opener = () => screen.getByRole('button', { name: 'Quick view: Nitrile gloves' });

test('A shopper chooses a size and buys it without leaving the list', async () => {
  const calls = fakeApi({
    'GET /products/nitrile-gloves': ok({ product: sized }),
    'GET /wishlist': ok({ wishlist: [] }),
    'POST /carts': ok({}),
  });
  const { user } = await renderWithProviders(view, { texts: english, session: asCustomer });
  await user.click(opener());
  const dialog = await screen.findByRole('dialog', { name: 'Nitrile gloves' });
  await user.click(await within(dialog).findByRole('radio', { name: 'Large' }));
  expect(within(dialog).getByText('14.00 SAR')).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'View full details' })).toHaveAttribute(
    'href',
    '/product/nitrile-gloves?variant=72',
  );
  await user.click(within(dialog).getByRole('button', { name: 'One more' }));
  await user.click(within(dialog).getByRole('button', { name: 'Add to cart' }));
  expect(await screen.findByText('Added to your cart.')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ product_id: 7, variant_id: 72, quantity: 2 });
});

test('Closing returns the focus to the card', async () => {
  fakeApi({ 'GET /products/nitrile-gloves': ok({ product: productDetail() }) });
  const { user } = await renderWithProviders(view, { texts: english });
  await user.click(opener());
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opener()).toHaveFocus();
});

test('A failed load can be retried', async () => {
  let isDown = true;
  fakeApi({
    'GET /products/nitrile-gloves': () =>
      isDown
        ? { status: 500, body: { status: 500, success: false, code: 'internal', message: 'Oops.' } }
        : ok({ product: productDetail() }),
  });
  const { user } = await renderWithProviders(view, { texts: english });
  await user.click(opener());
  expect(await screen.findByText('Failed to load product details')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeVisible();
});
