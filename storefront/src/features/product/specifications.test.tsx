import { renderWithProviders } from '@balsam/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { attribute, length, productDetail } from '../../testing/catalog-samples.ts';
import { ProductPage } from './ProductPage.tsx';
import { openProduct, page } from './testing/open-product.ts';

test('A shopper reads the specifications next to the registration', async () => {
  const attributes = [attribute(), length(1240.5)];
  openProduct(productDetail({ attributes, brand: 'Balsam', store_max_c: '30' }));
  await renderWithProviders(<ProductPage />, page);
  const specifications = await screen.findByRole('region', { name: 'Specifications' });
  const valuesOf = (region: HTMLElement) => within(region).getAllByRole('definition');
  expect(valuesOf(specifications).map(({ textContent }) => textContent)).toEqual(['Nitrile', '1,240.5\u00a0mm']);
  const sheet = screen.getByRole('link', { name: 'Specification sheet for printing' });
  expect(sheet).toHaveAttribute('href', '/product/nitrile-gloves/specifications');
  const registration = screen.getByRole('region', { name: 'Product information' });
  expect(valuesOf(registration).map(({ textContent }) => textContent)).toEqual(['Balsam', 'Up to 30 °C']);
});

test('A product without specifications does not show an empty section', async () => {
  openProduct();
  await renderWithProviders(<ProductPage />, page);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: 'Specifications' })).not.toBeInTheDocument();
});
