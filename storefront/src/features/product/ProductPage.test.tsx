import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { stripBidi } from '@balsam/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { coldRules, productDetail, reviewPage } from '../../testing/catalog-samples.ts';
import { arabic, asCustomer, product } from '../../testing/samples.ts';
import { ProductPage } from './ProductPage.tsx';
import { openProduct, page, sized } from './testing/open-product.ts';

// jsdom has no layout to scroll.
const scrolledTo = jest.fn();
beforeEach(() => {
  Element.prototype.scrollIntoView = scrolledTo;
});

test('A product shows its seller, shipping cost and related products', async () => {
  openProduct();
  await renderWithProviders(<ProductPage />, page);
  expect(await screen.findByRole('heading', { level: 1, name: 'Nitrile gloves' })).toBeVisible();
  expect(document.title).toBe('Nitrile gloves · Balsam');
  expect(screen.getByText(/^Arrives Sun, Nov 22.–.Tue, Nov 24$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'More from this seller' })).toHaveAttribute('href', '/shop?vendor=3');
  expect(screen.getByText('1010123456')).toBeVisible();
  expect(screen.getByText('310000000000003')).toBeVisible();
  expect(screen.getByText('Shipping 15.00 SAR. Free on orders of 200.00 SAR or more from this seller.')).toBeVisible();
  expect(screen.getByText('Ships in 1 to 3 working days')).toBeVisible();
  expect(screen.getByRole('link', { name: 'No reviews yet' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Surgical masks' })).toHaveAttribute('href', '/product/masks');
});

test('A product names its recalled batches, and that those on sale are not concerned', async () => {
  openProduct(productDetail({ recalls: [{ recall_no: 'RC-2026-0007', lot_nos: ['A1', 'A2'] }] }));
  await renderWithProviders(<ProductPage />, page);
  const note = await screen.findByRole('note');
  expect(note).toHaveTextContent('These batches have been recalled: A1, A2 What is on sale is not concerned.');
  expect(screen.getByRole('link', { name: 'Read the recall' })).toHaveAttribute('href', '/recalls/RC-2026-0007');
});

test.each([
  ['included', 'The price includes VAT.', 'السعر شامل ضريبة القيمة المضافة.'],
  ['zero_medicine', /^Zero-rated medicine/, /^دواء خاضع لنسبة الصفر/],
  ['zero_device', /^Zero-rated medical device/, /^جهاز طبي خاضع لنسبة الصفر/],
  ['not_registered', /^This seller isn’t registered for VAT/, /^البائع غير مسجّل/],
] as const)('A product shows how its price is taxed: %s', async (vat, inEnglish, inArabic) => {
  openProduct(productDetail({ vat }));
  const { unmount } = await renderWithProviders(<ProductPage />, page);
  expect(await screen.findByText(inEnglish)).toBeVisible();
  unmount();
  await renderWithProviders(<ProductPage />, { ...page, texts: arabic, lang: 'ar' });
  expect(await screen.findByText(inArabic)).toBeVisible();
});

test.each([
  [{ class: 'open', days: 30 }, 'Return within 30 days, unused and complete.', /خلال 30 يومًا/],
  [{ class: 'sealed', days: 7 }, 'Return within 7 days with the seal unbroken.', /خلال 7 أيام ما دام الختم سليمًا/],
  [{ class: 'cold_chain', days: 30 }, /^Can’t be returned: must stay cold/, /^لا يمكن الإرجاع بسبب الحفظ المبرّد/],
] as const)('A product shows its return terms: %o', async (returns, inEnglish, inArabic) => {
  openProduct(productDetail({ returns }));
  const { unmount } = await renderWithProviders(<ProductPage />, page);
  expect(await screen.findByText(inEnglish)).toBeVisible();
  unmount();
  await renderWithProviders(<ProductPage />, { ...page, texts: arabic, lang: 'ar' });
  expect(await screen.findByText(inArabic)).toBeVisible();
});

test('An unknown product says so after a single request', async () => {
  const calls = fakeApi({
    'GET /products/nitrile-gloves': {
      status: 404,
      body: { status: 404, success: false, code: 'not_found', message: 'Not found' },
    },
  });
  await renderWithProviders(<ProductPage />, page);
  expect(await screen.findByRole('heading', { name: /page not found/i })).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('A double click adds one line to the cart', async () => {
  const calls = openProduct(productDetail(), { 'POST /carts': ok({}) });
  await renderWithProviders(<ProductPage />, { ...page, session: asCustomer });
  const button = await screen.findByRole('button', { name: 'Add to cart' });
  // Faster than any response.
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('A sold-out product cannot be added', async () => {
  openProduct(productDetail({ stock: 0 }));
  await renderWithProviders(<ProductPage />, page);
  expect(await screen.findByRole('button', { name: 'Out of stock' })).toBeDisabled();
  expect(screen.getByRole('textbox', { name: 'Quantity' })).toBeDisabled();
  expect(screen.queryByText(/^Arrives/)).not.toBeInTheDocument();
});

test('A visitor logs in to use the wishlist and returns', async () => {
  openProduct();
  const { user, router } = await renderWithProviders(<ProductPage />, {
    ...page,
    routes: [{ path: '/login', element: <h1>Log in</h1> }],
  });
  await user.click(await screen.findByRole('button', { name: 'Wishlist' }));
  expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/product/nitrile-gloves' } });
});

test('A customer adds a product to the wishlist and removes it', async () => {
  let wishlist: object[] = [];
  openProduct(productDetail(), {
    'GET /wishlist': () => ok({ wishlist }),
    'POST /wishlist': () => {
      wishlist = [{ id: 5, product: product() }];
      return ok({ wishlist });
    },
    'DELETE /wishlist/5': () => {
      wishlist = [];
      return ok({ wishlist });
    },
  });
  const { user } = await renderWithProviders(<ProductPage />, { ...page, session: asCustomer });
  await user.click(await screen.findByRole('button', { name: 'Wishlist', pressed: false }));
  await user.click(await screen.findByRole('button', { name: 'Wishlist', pressed: true }));
  expect(await screen.findByRole('button', { name: 'Wishlist', pressed: false })).toBeEnabled();
});

test('The rating, and a link in a mail, lead to the reviews', async () => {
  openProduct(productDetail({ total_reviews: 1, rating: 5 }), { 'GET /products/7/reviews': ok(reviewPage()) });
  const { user, unmount } = await renderWithProviders(<ProductPage />, page);
  await user.click(await screen.findByRole('link', { name: /1 review$/ }));
  expect(await screen.findByText('Good fit.')).toBeVisible();
  expect(scrolledTo).toHaveBeenCalledTimes(1);
  unmount();

  await renderWithProviders(<ProductPage />, { ...page, at: `${page.at}?tab=reviews` });
  expect(await screen.findByRole('tab', { name: 'Reviews (1)', selected: true })).toBeVisible();
  expect(scrolledTo).toHaveBeenCalledTimes(2);
});

test('A seller without reviews has no review tab or rating', async () => {
  openProduct(productDetail({ reviews_open: false }));
  await renderWithProviders(<ProductPage />, { ...page, at: `${page.at}?tab=reviews` });
  expect(await screen.findByRole('heading', { level: 2, name: 'Description' })).toBeVisible();
  expect(screen.getByText('Powder free.')).toBeVisible();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(screen.queryByText(/review/i)).not.toBeInTheDocument();
});

test('Tags and the category lead to more products', async () => {
  openProduct();
  await renderWithProviders(<ProductPage />, page);
  expect(await screen.findByRole('link', { name: 'PPE' })).toHaveAttribute('href', '/shop?tag=ppe');
  for (const link of screen.getAllByRole('link', { name: 'Gloves' })) {
    expect(link).toHaveAttribute('href', '/shop?category=1');
  }
});

test('An Arabic reader sees the Arabic name, description and sizes', async () => {
  openProduct(sized);
  await renderWithProviders(<ProductPage />, { ...page, lang: 'ar', texts: arabic });
  expect(await screen.findByRole('heading', { level: 1, name: 'قفازات نتريل' })).toBeVisible();
  expect(screen.getByText('خالية من البودرة.')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'متوسط' })).toBeVisible();
});

test('A product whose seller does not deliver says so', async () => {
  openProduct(productDetail({ shipping: null, delivers: false }));
  await renderWithProviders(<ProductPage />, page);
  expect(await screen.findByRole('note')).toHaveTextContent('Gulf Care doesn’t deliver to your country.');
  expect(screen.queryByText(/^Arrives/)).not.toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Add to cart' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('Gulf Care doesn’t deliver to your country.');
});

test('A product whose seller cannot be paid says so', async () => {
  openProduct(productDetail({ payment_methods: [] }));
  await renderWithProviders(<ProductPage />, page);
  expect(await screen.findByRole('note')).toHaveTextContent('Gulf Care can’t take payments right now');
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeDisabled();
  expect(screen.queryByText(/^Arrives/)).not.toBeInTheDocument();
});

test('The registration number with the health authority is shown if there is one', async () => {
  openProduct(productDetail({ sfda_number: 'MDMA-1-2024-0117' }));
  const { unmount } = await renderWithProviders(<ProductPage />, page);
  expect((await screen.findAllByText('MDMA-1-2024-0117'))[0]).toBeVisible();
  expect(screen.getByText(/^Health authority registration/)).toBeVisible();
  unmount();
  openProduct(productDetail());
  await renderWithProviders(<ProductPage />, page);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/Health authority/)).not.toBeInTheDocument();
});

test('Registration facts name the risk class of the shopper’s country', async () => {
  openProduct(
    productDetail({
      ...{
        authority: 'nhra',
        sfda_class: 'B',
        nhra_class: 'IIa',
        product_kind: 'device',
        sfda_number: 'MDMA-1-2024-0117',
      },
      ...{ manufacturer: 'Gulf Plast', origin: 'Oman', sterile: 'yes', store_min_c: '2', store_max_c: '8' },
    }),
  );
  await renderWithProviders(<ProductPage />, page);
  const facts = within(await screen.findByRole('region', { name: 'Product information' }));
  const shown = facts
    .getAllByRole('term')
    .map(({ textContent, nextElementSibling }) => [textContent, stripBidi(nextElementSibling?.textContent ?? '')]);
  expect(shown).toEqual([
    ['Manufacturer', 'Gulf Plast'],
    ['Country of origin', 'Oman'],
    ['Type', 'Medical device'],
    ['Risk class (NHRA)', 'IIa'],
    ['MDMA number', 'MDMA-1-2024-0117'],
    ['Sterile', 'Yes'],
    ['Storage', '2 to 8 °C'],
  ]);
});

test('A cold product says what keeping it cold costs, or that the seller cannot', async () => {
  const { shipping } = productDetail();
  const open = async (cold_fee: number | null, texts: Partial<typeof page> = {}) => {
    openProduct(productDetail({ sale_rules: coldRules, shipping: shipping && { ...shipping, cold_fee } }));
    return renderWithProviders(<ProductPage />, { ...page, ...texts });
  };
  const { unmount } = await open(12.5);
  expect(await screen.findByText(/Plus 12\.50.SAR to keep it cold\./)).toBeVisible();
  expect(screen.getByText('Keep at ⁨2⁩ to ⁨8⁩ °C')).toBeVisible();
  unmount();
  await open(null);
  expect(await screen.findByText('This seller doesn’t deliver cold parcels there.')).toBeVisible();
});
