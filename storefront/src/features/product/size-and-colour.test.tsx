import { renderWithProviders } from '@balsam/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { picture, productDetail, variant } from '../../testing/catalog-samples.ts';
import { ProductPage } from './ProductPage.tsx';
import { openProduct, page, site } from './testing/open-product.ts';

const blue = { color: 'Blue', color_arabic: 'أزرق' };
const white = { color: 'White', color_arabic: '' };
const large = { value: 'Large', value_arabic: 'كبير' };

/** Scrubs: small in blue and white, large only in white, since its blue is sold out; extra large is sold out. */
const scrubs = productDetail({
  has_variants: true,
  images: [picture(), picture({ url: '/media/white-640.webp', variant_id: 72 })],
  variants: [
    variant({ id: 71, ...blue, sku: 'SC-S-B' }),
    variant({ id: 72, ...white, sku: 'SC-S-W' }),
    variant({ id: 73, ...large, ...blue, sku: 'SC-L-B', stock: 0 }),
    variant({ id: 74, ...large, ...white, sku: 'SC-L-W' }),
    variant({ id: 75, value: 'XL', value_arabic: '', ...blue, sku: 'SC-XL-B', stock: 0 }),
  ],
});

const group = (name: string) => within(screen.getByRole('group', { name }));
const namesIn = (name: string) =>
  group(name)
    .getAllByRole('radio')
    .map((radio) => [(radio as HTMLInputElement).labels?.[0]?.textContent, (radio as HTMLInputElement).checked]);

test('Size and colour are chosen separately, and the URL contains the pair', async () => {
  openProduct(scrubs);
  const { user, router } = await renderWithProviders(<ProductPage />, page);
  await screen.findByRole('group', { name: 'Size' });
  expect(namesIn('Size')).toEqual([
    ['Small', false],
    ['Large', false],
    ['XL unavailable', false],
  ]);
  expect(group('Size').getByRole('radio', { name: 'XL unavailable' })).toBeDisabled();

  await user.click(group('Size').getByRole('radio', { name: 'Small' }));
  expect(router.state.location.search).toBe('');
  expect(namesIn('Colour')).toEqual([
    ['Blue', false],
    ['White', false],
  ]);
  await user.click(group('Colour').getByRole('radio', { name: 'Blue' }));
  expect(namesIn('Size')).toEqual([
    ['Small', true],
    ['Large not in Blue', false],
    ['XL unavailable', false],
  ]);
  await user.click(group('Colour').getByRole('radio', { name: 'White' }));
  expect(screen.getByText('SC-S-W')).toBeVisible();
  expect(group('Size').getByRole('radio', { name: 'Small' })).toBeChecked();
  await user.click(group('Size').getByRole('radio', { name: 'Large' }));
  expect(screen.getByText('SC-L-W')).toBeVisible();
  expect(router.state.location.search).toBe('?variant=74');
});

test('Buying with a size but no colour leads to the colours', async () => {
  openProduct(scrubs);
  const { user } = await renderWithProviders(<ProductPage />, page);
  await user.click((await screen.findAllByRole('radio', { name: 'Large' }))[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(group('Colour').getByRole('radio', { name: 'White' })).toHaveAccessibleDescription('Choose a colour');
});

test('A size that does not exist in the chosen colour selects another colour', async () => {
  openProduct(scrubs);
  const { user } = await renderWithProviders(<ProductPage />, { ...page, at: `${page.at}?variant=71` });
  await screen.findByRole('group', { name: 'Size' });
  await user.click(group('Size').getByRole('radio', { name: 'Large not in Blue' }));
  expect(screen.getByText('SC-L-W')).toBeVisible();
  expect(namesIn('Colour')).toEqual([
    ['Blue not in Large', false],
    ['White', true],
  ]);
});

test('A size without its own picture uses the picture of its colour', async () => {
  openProduct(scrubs);
  const { container } = await renderWithProviders(<ProductPage />, { ...page, at: `${page.at}?variant=74` });
  await screen.findByRole('group', { name: 'Size' });
  expect(container.querySelector('.sf-gallery-stage img')).toHaveAttribute('src', '/media/white-640.webp');
});

test('Structured data says that a product varies by size and colour', async () => {
  openProduct(scrubs);
  const { container } = await renderWithProviders(<ProductPage />, { ...page, site });
  await screen.findByRole('heading', { level: 1 });
  const data = container.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  const { variesBy, hasVariant } = JSON.parse(data);
  expect(variesBy).toEqual(['https://schema.org/size', 'https://schema.org/color']);
  expect(hasVariant[3]).toMatchObject({ size: 'Large', color: 'White', sku: 'SC-L-W' });
});
