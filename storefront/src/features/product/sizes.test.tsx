import { ok, renderWithProviders } from '@balsam/shared-api/testing';
import { stripBidi } from '@balsam/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { reviewPage } from '../../testing/catalog-samples.ts';
import { arabic, asCustomer } from '../../testing/samples.ts';
import { ProductPage } from './ProductPage.tsx';
import { openProduct, page, site, sized } from './testing/open-product.ts';

// jsdom has no layout to scroll.
const scrolledTo = jest.fn();
beforeEach(() => {
  Element.prototype.scrollIntoView = scrolledTo;
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

test('The expiry shown is that of the chosen size', async () => {
  const [small, medium, large] = sized.variants;
  if (!small || !medium || !large) throw new Error('The product has three sizes.');
  const variants = [small, { ...medium, expires_from: '2027-08-31' }, { ...large, expires_from: null }];
  openProduct({ ...sized, expires_from: '2027-03-31', variants });
  const { user } = await renderWithProviders(<ProductPage />, page);
  expect(await screen.findByText('Expires no earlier than Mar 31, 2027')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Medium' }));
  expect(screen.getByText('Expires no earlier than Aug 31, 2027')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Large' }));
  expect(screen.queryByText(/Expires no earlier/)).not.toBeInTheDocument();
});

test('A product that is reduced for its shelf life says so', async () => {
  openProduct({ ...sized, marked_down: true });
  await renderWithProviders(<ProductPage />, page);
  expect(await screen.findByText('Reduced: short shelf life')).toBeVisible();
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
