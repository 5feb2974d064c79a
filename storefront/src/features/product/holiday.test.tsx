import { renderWithProviders } from '@balsam/shared-api/testing';
import { screen } from '@testing-library/react';
import { productDetail } from '../../testing/catalog-samples.ts';
import { arabic } from '../../testing/samples.ts';
import { ProductPage } from './ProductPage.tsx';
import { openProduct, page, site } from './testing/open-product.ts';

const paused = productDetail({
  stock: 0,
  in_stock: 0,
  holiday: { until: '2026-12-12', mode: 'pause', note: 'We are moving.' },
});

test('A product of a paused seller says when they are back and offers an alert', async () => {
  openProduct(paused);
  await renderWithProviders(<ProductPage />, page);
  expect(await screen.findByText(/This seller is on holiday and will be back on Dec 12, 2026/)).toBeVisible();
  expect(screen.getByText('We are moving.')).toBeVisible();
  expect(screen.queryByText('Out of stock')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Notify me when it’s back' })).toBeVisible();
  for (const button of screen.getAllByRole('button', { name: 'Back on Dec 12, 2026' })) expect(button).toBeDisabled();
});

test('An Arabic reader sees the same in Arabic', async () => {
  openProduct(paused);
  await renderWithProviders(<ProductPage />, { ...page, texts: arabic, lang: 'ar' });
  expect(await screen.findByText(/هذا البائع في إجازة ويعود في 12 ديسمبر 2026/)).toBeVisible();
});

test('A product of a seller who ships later can be bought', async () => {
  openProduct(productDetail({ holiday: { until: '2026-12-13', mode: 'delay', note: '' } }));
  await renderWithProviders(<ProductPage />, page);
  expect(await screen.findByText(/orders ship from Dec 13, 2026/)).toBeVisible();
  for (const button of screen.getAllByRole('button', { name: 'Add to cart' })) expect(button).toBeEnabled();
});

test('Structured data says from when a paused product is available', async () => {
  openProduct(paused);
  const { container } = await renderWithProviders(<ProductPage />, { ...page, site });
  await screen.findByRole('heading', { level: 1 });
  const json = container.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(JSON.parse(json).offers).toMatchObject({
    availability: 'https://schema.org/OutOfStock',
    availabilityStarts: '2026-12-12',
  });
});
