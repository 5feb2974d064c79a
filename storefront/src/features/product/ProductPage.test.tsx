import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { stripBidi } from '@balsam/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { productDetail, reviewPage } from '../../testing/catalog-samples.ts';
import { arabic, asCustomer, product } from '../../testing/samples.ts';
import { ProductPage } from './ProductPage.tsx';
import { openProduct, page, site, sized } from './testing/open-product.ts';

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
  expect(screen.getByText('Shipping 15.00 SAR. Free on orders of 200.00 SAR or more from this seller.')).toBeVisible();
  expect(screen.getByText('Ships in 1 to 3 working days')).toBeVisible();
  expect(screen.getByRole('link', { name: 'No reviews yet' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Surgical masks' })).toHaveAttribute('href', '/product/masks');
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

test('Choosing a size updates price, stock, SKU and address', async () => {
  openProduct(sized);
  const { user, router } = await renderWithProviders(<ProductPage />, page);
  await user.click(await screen.findByRole('radio', { name: 'Medium' }));
  expect(screen.getByText('Only 3 left!')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Large' }));
  expect(router.state.location.search).toBe('?variant=73');
  expect(screen.getByText('14.00 SAR')).toBeVisible();
  expect(screen.getByText('GL-7-L')).toBeVisible();
  expect(screen.getByText('In stock')).toBeVisible();
});

test('No size is chosen in advance, and the price is a range until one is', async () => {
  openProduct({ ...sized, price: 13, highest_price: 14 });
  const { user } = await renderWithProviders(<ProductPage />, page);
  const [small, medium, large] = await screen.findAllByRole('radio');
  for (const size of [small, medium, large]) expect(size).not.toBeChecked();
  const price = () => stripBidi(document.querySelector('.sf-product-price')?.textContent ?? '');
  expect(price()).toBe('From 13.00 SAR');
  await user.click(screen.getByRole('radio', { name: 'Medium' }));
  expect(price()).toBe('13.00 SAR');
});

test.each([
  ['en', 'Add to cart', 'Choose a size'],
  ['ar', 'أضف إلى السلة', 'اختر المقاس'],
] as const)('Buying without a size leads to the sizes: %s', async (lang, add, error) => {
  const calls = openProduct(sized, { 'POST /carts': ok({}) });
  const texts = lang === 'ar' ? arabic : page.texts;
  const { user } = await renderWithProviders(<ProductPage />, { ...page, lang, texts, session: asCustomer });
  await user.click(await screen.findByRole('button', { name: add }));
  const [, medium] = screen.getAllByRole('radio');
  expect(medium).toHaveFocus();
  expect(medium).toHaveAccessibleDescription(error);
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await user.click(screen.getAllByRole('radio')[1] as HTMLElement);
  expect(screen.queryByText(error)).not.toBeInTheDocument();
});

test('The only size of a product is chosen already', async () => {
  openProduct({ ...sized, variants: sized.variants.slice(1, 2) });
  await renderWithProviders(<ProductPage />, page);
  expect(await screen.findByRole('radio', { name: 'Medium' })).toBeChecked();
});

test('On a phone the buy bar leads to the sizes and then names the chosen one', async () => {
  const leave: (() => void)[] = [];
  globalThis.IntersectionObserver = class {
    constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
      leave.push(() => report([{ isIntersecting: false }]));
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  openProduct(sized);
  const { user, container } = await renderWithProviders(<ProductPage />, page);
  await screen.findByRole('group', { name: 'Size' });
  act(() => leave.forEach((report) => report()));
  const bar = () => within(container.querySelector<HTMLElement>('.sf-buy-bar') ?? document.body);
  await user.click(bar().getByRole('button', { name: 'Choose a size' }));
  expect(screen.getByRole('radio', { name: 'Medium' })).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: 'Large' }));
  expect(bar().getByText('Large')).toBeVisible();
  expect(bar().getByRole('button', { name: 'Add to cart: Nitrile gloves' })).toBeVisible();
});

test('A sold-out size is visible, marked and disabled', async () => {
  openProduct(sized);
  await renderWithProviders(<ProductPage />, page);
  expect(await screen.findByRole('radio', { name: 'Small unavailable' })).toBeDisabled();
});

test('The quantity is limited to the stock of the chosen size', async () => {
  const calls = openProduct(sized, { 'POST /carts': ok({}) });
  const { user } = await renderWithProviders(<ProductPage />, {
    ...page,
    at: `${page.at}?variant=72`,
    session: asCustomer,
  });
  const quantity = await screen.findByRole('textbox', { name: 'Quantity' });
  await user.clear(quantity);
  await user.type(quantity, '50{Enter}');
  expect(quantity).toHaveValue('3');
  await user.clear(quantity);
  await user.type(quantity, '0{Enter}');
  expect(quantity).toHaveValue('3');
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/carts',
      body: { product_id: 7, variant_id: 72, quantity: 3 },
    }),
  );
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

test('Choosing a size does not change the open tab', async () => {
  openProduct(sized, { 'GET /products/7/reviews': ok(reviewPage()) });
  const { user, router } = await renderWithProviders(<ProductPage />, { ...page, at: `${page.at}?tab=reviews` });
  await user.click(await screen.findByRole('radio', { name: 'Large' }));
  expect(router.state.location.search).toBe('?tab=reviews&variant=73');
});

test('A shared link includes the chosen size', async () => {
  openProduct(sized);
  const { user } = await renderWithProviders(<ProductPage />, { ...page, site, at: `${page.at}?variant=73` });
  const address = 'https://balsam.test/product/nitrile-gloves?variant=73';
  for (const [name, start] of [
    ['Share on WhatsApp', 'https://wa.me/'],
    ['Share on X', 'https://x.com/'],
    ['Share on Facebook', 'https://www.facebook.com/'],
    ['Share by email', 'mailto:'],
  ] as const) {
    const link = await screen.findByRole('link', { name });
    expect(link).toHaveAttribute('href', expect.stringContaining(start));
    expect(link).toHaveAttribute('href', expect.stringContaining(encodeURIComponent(address)));
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  }
  const told = (name: string, key: string) =>
    new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '').searchParams.get(key);
  expect(told('Share on WhatsApp', 'text')).toBe(`Nitrile gloves ${address}`);
  expect(told('Share by email', 'body')).toBe(address);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(address);
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
  openProduct(productDetail({ vat_basis: 'MDMA-1-2024-0117' }));
  const { unmount } = await renderWithProviders(<ProductPage />, page);
  expect(await screen.findByText('MDMA-1-2024-0117')).toBeVisible();
  expect(screen.getByText(/^Health authority registration/)).toBeVisible();
  unmount();
  openProduct(productDetail());
  await renderWithProviders(<ProductPage />, page);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/Health authority/)).not.toBeInTheDocument();
});
