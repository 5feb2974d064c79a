import { renderWithProviders } from '@balsam/shared-api/testing';
import { screen } from '@testing-library/react';
import { attribute, length, productDetail } from '../../testing/catalog-samples.ts';
import { ProductPage } from './ProductPage.tsx';
import { openProduct, page, site, sized } from './testing/open-product.ts';

const dataOf = (container: HTMLElement) =>
  [...container.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent);

test('Structured data has absolute URLs and escapes product texts', async () => {
  openProduct(productDetail({ name: '</script><b>&' }));
  const { container } = await renderWithProviders(<ProductPage />, { ...page, site });
  await screen.findByRole('heading', { level: 1 });
  const [json = '', trail = ''] = dataOf(container);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'Product',
    name: '</script><b>&',
    image: ['https://balsam.test/media/gloves-640.webp', 'https://balsam.test/media/gloves-angle-640.webp'],
    offers: {
      url: 'https://balsam.test/product/nitrile-gloves',
      price: 12.5,
      priceCurrency: 'SAR',
      availability: 'https://schema.org/InStock',
    },
  });
  expect(JSON.parse(trail)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://balsam.test/' },
      { position: 2 },
      { position: 3, name: 'Gloves', item: 'https://balsam.test/shop?category=1' },
      { position: 4, item: 'https://balsam.test/product/nitrile-gloves' },
    ],
  });
});

test('Structured data names brand, maker, origin, GTIN and authorisation numbers', async () => {
  openProduct(
    productDetail({
      ...{ brand: 'Balsam', manufacturer: 'Gulf Plast', origin_country: 'OM', barcode: '4006381333931' },
      sfda_number: 'MDMA-1-2024-0117',
    }),
  );
  const { container } = await renderWithProviders(<ProductPage />, { ...page, site });
  await screen.findByRole('heading', { level: 1 });
  expect(JSON.parse(dataOf(container)[0] ?? '')).toMatchObject({
    gtin: '4006381333931',
    brand: { name: 'Balsam' },
    manufacturer: { name: 'Gulf Plast' },
    countryOfOrigin: { name: 'OM' },
    identifier: [{ propertyID: 'SFDA', value: 'MDMA-1-2024-0117' }],
  });
});

test('Structured data has the specifications with their units', async () => {
  openProduct(productDetail({ attributes: [attribute(), length()] }));
  const { container } = await renderWithProviders(<ProductPage />, { ...page, site });
  await screen.findByRole('heading', { level: 1 });
  expect(JSON.parse(dataOf(container)[0] ?? '')).toMatchObject({
    additionalProperty: [
      { '@type': 'PropertyValue', propertyID: 'material', name: 'Material', value: 'Nitrile' },
      { '@type': 'PropertyValue', propertyID: 'length', name: 'Length', value: 240, unitText: 'mm' },
    ],
  });
});

test('Structured data has the price and stock of every size', async () => {
  openProduct(sized);
  const { container } = await renderWithProviders(<ProductPage />, { ...page, site });
  await screen.findByRole('heading', { level: 1 });
  expect(JSON.parse(dataOf(container)[0] ?? '')).toMatchObject({
    '@type': 'ProductGroup',
    variesBy: ['https://schema.org/size'],
    hasVariant: [
      { size: 'Small', sku: 'GL-7-S', offers: { availability: 'https://schema.org/OutOfStock' } },
      { size: 'Medium', offers: { price: 13, url: 'https://balsam.test/product/nitrile-gloves?variant=72' } },
      { size: 'Large' },
    ],
  });
});
