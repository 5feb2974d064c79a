import { ok } from '@balsam/shared-api/testing';
import { screen } from '@testing-library/react';
import { openSettings } from '../testing/open-settings.tsx';

it('Review settings are shown and saved', async () => {
  const { user, sent } = await openSettings('products', {
    'POST /vendor/product-settings': ok({ data: {} }, 'Product settings saved successfully'),
  });
  const names = (await screen.findAllByRole('checkbox')).map((box) => box.closest('.field')?.querySelector('label'));
  expect(names.map((label) => label?.textContent)).toEqual([
    'Enable reviews',
    'Show verified owner label',
    'Reviews only by verified owners',
    'Enable star ratings',
    'Ratings required',
  ]);
  await user.click(screen.getByRole('checkbox', { name: 'Ratings required' }));
  await user.click(screen.getByRole('checkbox', { name: 'Show verified owner label' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Product settings saved successfully')).toBeVisible();
  expect(sent()[0]?.body).toEqual({
    enable_reviews: true,
    show_verified_label: false,
    verified_only: true,
    enable_ratings: true,
    ratings_required: true,
    updated_at_seen: '2026-11-20T09:30:00.000Z',
  });
});

it('Without reviews, the other review settings are hidden', async () => {
  const { user } = await openSettings('products');
  await user.click(await screen.findByRole('checkbox', { name: 'Enable reviews' }));
  expect(screen.getByRole('checkbox', { name: 'Enable star ratings' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Enable reviews' }));
  await user.click(screen.getByRole('checkbox', { name: 'Enable star ratings' }));
  expect(screen.getByRole('checkbox', { name: 'Ratings required' })).toBeDisabled();
});
