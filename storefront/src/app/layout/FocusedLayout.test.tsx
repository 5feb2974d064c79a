import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { english, site } from '../../testing/samples.ts';
import { routes } from '../routes.tsx';

const open = async (at: string) => {
  fakeApi({ 'GET /site': ok({ data: site() }), 'GET /countries': ok({ data: [] }) });
  return renderWithProviders(<></>, { texts: english, at, path: '/unused', routes });
};
const banner = () => within(screen.getByRole('banner'));

test('The checkout has language, help and cart around it, but no menu and no search', async () => {
  await open('/checkout');
  expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  expect(banner().getByRole('link', { name: /^Cart: 0 items/ })).toHaveAttribute('href', '/cart');
  expect(banner().getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/contact-us');
  expect(banner().getByRole('button', { name: 'العربية' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Search the marketplace' })).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Main navigation' })).not.toBeInTheDocument();
  const legal = within(screen.getByRole('navigation', { name: 'Legal' }));
  expect(legal.getByRole('link', { name: 'Terms and conditions' })).toBeVisible();
});

test('The cart keeps menu and search', async () => {
  await open('/cart');
  expect(await screen.findByRole('heading', { level: 1, name: 'Shopping cart' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Search the marketplace' })).toBeVisible();
});
