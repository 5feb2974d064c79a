import { aUser, fakeApi, ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aVendorProduct } from '../testing/a-vendor-product.ts';
import { renderPortal } from '../testing/render-portal.tsx';

const meta = { current_page: 1, last_page: 1, total: 0, per_page: 10 };

/** Opens the portal as a member who keeps the catalogue. */
const openAsCataloguer = async (at: string, lang: 'en' | 'ar' = 'en') => {
  fakeApi({
    'GET /user': aUser({ role: 2, permissions: ['catalogue.read', 'catalogue.write'], role_name: 'Catalogue' }),
    'GET /vendor/products': ok({ products: [], meta }),
  });
  return renderPortal(at, 'vendor', lang);
};

it('A member sees only the pages of their role in the navigation', async () => {
  await openAsCataloguer('/vendor/products');
  const navigation = within(await screen.findByRole('navigation', { name: 'Main menu' }));
  await waitFor(() => expect(navigation.queryByRole('link', { name: 'Money' })).not.toBeInTheDocument());
  expect(navigation.getByRole('link', { name: 'Products' })).toBeVisible();
  expect(navigation.queryByRole('link', { name: 'Orders' })).not.toBeInTheDocument();
});

it.each([
  ['en', 'Your role does not include it. Ask an owner of your team.'],
  ['ar', 'دورك لا يتيح الاطلاع عليها. اطلب ذلك من أحد مالكي الفريق.'],
] as const)('A page outside the role says whom to ask (%s)', async (lang, words) => {
  await openAsCataloguer('/vendor/money', lang);
  expect(await screen.findByText(words)).toBeVisible();
});

it('The start page leads a member who may not see it to their first page', async () => {
  const { router } = await openAsCataloguer('/vendor');
  await waitFor(() => expect(router.state.location.pathname).toBe('/vendor/products'));
});

it('A member who may only read products finds nothing to change them with', async () => {
  fakeApi({
    'GET /user': aUser({ role: 2, permissions: ['catalogue.read'], role_name: 'Read only' }),
    'GET /vendor/products': ok({ products: [aVendorProduct()], meta: { ...meta, total: 1 } }),
  });
  await renderPortal('/vendor/products');
  expect(await screen.findByRole('link', { name: /gloves/i })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Add product' })).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: /gloves/i })).not.toBeInTheDocument();
});
