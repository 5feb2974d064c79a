import { screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page.tsx';

it('A product can be duplicated', async () => {
  await openPage('/vendor/edit-product/nitrile-gloves');
  expect(screen.getByRole('link', { name: 'Duplicate' })).toHaveAttribute(
    'href',
    '/vendor/add-product?from=nitrile-gloves',
  );
});

it('A copy keeps texts, prices and category, but no codes, stock or images', async () => {
  await openPage('/vendor/add-product?from=nitrile-gloves');
  expect(screen.getByText(/This is a copy of/)).toBeVisible();
  expect(screen.getByLabelText('Product Name')).not.toHaveValue('');
  expect(screen.getByLabelText('SKU')).toHaveValue('');
  expect(screen.getByLabelText('Barcode')).toHaveValue('');
  expect(screen.queryByText('⟪Large⟫')).not.toBeInTheDocument();
});
