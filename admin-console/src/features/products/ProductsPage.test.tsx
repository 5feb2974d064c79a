import type { AdminProduct } from '@balsam/shared-api';
import { fakeApi, findReady, ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { adminUser, metaOf } from '../../testing/responses.ts';
import { refusal } from '../../testing/refusal.ts';
import { renderConsole } from '../../testing/render-console.tsx';
import { gloves } from './testing/products.ts';

const FEATURED = {
  name: 'Featured: Nitrile gloves',
  call: 'POST /admin/product/toggle/featured/1',
  flag: 'is_featured',
};
const APPROVED = {
  name: 'Approved: Nitrile gloves',
  call: 'POST /admin/product/toggle/approval/1',
  flag: 'approval_status',
};

/** Fake API with one product, whose toggle requests wait until released. */
const openProducts = async (toggle: typeof FEATURED, isRefused = false) => {
  const product = { ...gloves };
  const list = () => ok({ data: { products: [product], meta: metaOf([product]) } });
  fakeApi({
    'GET /user': adminUser,
    'GET /admin/products': list,
    [toggle.call]: () => {
      if (isRefused) return refusal(500);
      Object.assign(product, { [toggle.flag]: true });
      return ok({});
    },
  });
  const { fetch: fakeFetch } = globalThis;
  let letThrough = () => {};
  const open = new Promise<void>((resolve) => (letThrough = resolve));
  globalThis.fetch = async (input, init) => {
    if (input instanceof Request && input.method === 'POST') await open;
    return fakeFetch(input, init);
  };
  const { user } = await renderConsole('/admin/products');
  await user.click(await screen.findByRole('switch', { name: toggle.name }));
  return { letThrough, flag: () => screen.getByRole('switch', { name: toggle.name }) };
};

it.each([
  ['Product status updated', FEATURED],
  ['Product approval updated', APPROVED],
])('A switch changes immediately, and shows "%s" when saved', async (done, toggle) => {
  const { flag, letThrough } = await openProducts(toggle);
  await waitFor(() => expect(flag()).toBeChecked());
  expect(flag()).toBeDisabled();
  letThrough();
  expect(await screen.findByText(done)).toBeVisible();
  await waitFor(() => expect(flag()).toBeEnabled());
  expect(flag()).toBeChecked();
});

it.each([
  ['Failed to update status', FEATURED],
  ['Failed to update approval status', APPROVED],
])('A refused switch goes back, and shows "%s"', async (failed, toggle) => {
  const { flag, letThrough } = await openProducts(toggle, true);
  await waitFor(() => expect(flag()).toBeChecked());
  letThrough();
  expect(await screen.findByText(failed)).toBeVisible();
  await waitFor(() => expect(flag()).not.toBeChecked());
  expect(flag()).toBeEnabled();
});

it('An admin sees that products are loading, and then that none matched', async () => {
  fakeApi({ 'GET /user': adminUser, 'GET /admin/products': ok({ data: { products: [], meta: metaOf([]) } }) });
  await renderConsole('/admin/products');
  await screen.findByText('Fetching products...');
  expect(await screen.findByText('No products matched your search.')).toBeVisible();
});

it('An admin filters by pending approval, and the search runs after a pause', async () => {
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/products': ok({ data: { products: [gloves], meta: metaOf([gloves]) } }),
  });
  const { user } = await renderConsole('/admin/products');
  await user.selectOptions(await screen.findByLabelText('Approval'), 'Waiting for approval');
  await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'glo');
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/admin/products?page=1&search=glo&approval=0'));
  expect(calls.filter(({ path }) => path.includes('search='))).toHaveLength(1);
});

const COLUMNS = ['Select all on this page', 'Image', 'Name', 'Vendor', 'Featured', 'Approval', 'Date', 'Actions'];

/** Opens the list with the given responses; returns the requests about products. */
const openList = async (products: AdminProduct[], responses: Parameters<typeof fakeApi>[0] = {}, search = '') => {
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /categories': ok({
      categories: [{ id: 2, slug: 'gloves', name: 'Gloves', name_arabic: 'قفازات', image: null, product_count: 1 }],
    }),
    'GET /admin/products': ok({ data: { products, meta: metaOf(products) } }),
    ...responses,
  });
  const view = await renderConsole(`/admin/products${search}`);
  const ofProducts = () => calls.filter(({ path }) => path.startsWith('/admin/product'));
  return { ...view, calls: ofProducts, last: () => ofProducts().at(-1)?.path };
};

it.each([
  ['featured', FEATURED, { featured: true, updated_at_seen: gloves.updated_at }],
  ['approved', APPROVED, { approved: true, updated_at_seen: gloves.updated_at }],
])('A switch sends the new state, and shows the reason for a refusal: %s', async (_flag, toggle, body) => {
  const changed = 'Somebody has changed this product since you opened it.';
  const { user, calls } = await openList([gloves], { [toggle.call]: refusal(409, changed) });
  await user.click(await screen.findByRole('switch', { name: toggle.name }));
  expect(await screen.findByText(changed)).toBeVisible();
  expect(calls().find(({ method }) => method === 'POST')?.body).toEqual(body);
});

it('An admin filters the list by category, status and featured', async () => {
  const { user, last } = await openList([gloves]);
  await user.selectOptions(await screen.findByLabelText('Featured'), 'Not featured');
  await user.selectOptions(screen.getByLabelText('Category'), 'Gloves');
  await user.selectOptions(screen.getByLabelText('Status'), 'Inactive');
  await waitFor(() => expect(last()).toBe('/admin/products?page=1&status=0&featured=0&category=2'));
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(COLUMNS);
});

it("A vendor links to the vendor's products, and a link leads back to all", async () => {
  const { user, router, last } = await openList([gloves]);
  await user.click(await screen.findByRole('link', { name: 'Gulf Medical' }));
  await waitFor(() => expect(last()).toBe('/admin/products?page=1&vendor=3'));
  await user.click(await screen.findByRole('button', { name: 'Vendor: Gulf Medical Show all vendors' }));
  expect(router.state.location.search).toBe('');
});

it('A changed product links to its pending changes', async () => {
  await openList([{ ...gloves, approval_status: true, changes_waiting: true }]);
  const changed = await screen.findByRole('link', { name: 'Changes waiting: Nitrile gloves' });
  expect(changed).toHaveAttribute('href', '/admin/products/1');
});

it('An admin deletes a product after confirming', async () => {
  const { user, calls } = await openList([gloves], {
    'DELETE /admin/product/1': ok({}, 'Product deleted successfully'),
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Nitrile gloves' }));
  const question = await screen.findByRole('dialog', { name: 'are you sure to delete' });
  expect(calls().some(({ method }) => method === 'DELETE')).toBe(false);
  await user.click(within(question).getByRole('button', { name: 'Yes, delete' }));
  expect(await screen.findByText('Product deleted successfully')).toBeVisible();
});

it('A deletion that fails without a reason shows a general message', async () => {
  const { user } = await openList([gloves], { 'DELETE /admin/product/1': refusal(500) });
  await user.click(await screen.findByRole('button', { name: 'Delete Nitrile gloves' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, delete' }));
  expect(await screen.findByText('Failed to delete product')).toBeVisible();
});

it('An admin approves several products, and reads which could not be approved', async () => {
  const masks = { ...gloves, id: 2, name: 'Masks' };
  const failed = [{ id: 2, name: 'Masks', message: 'It has no picture.' }];
  const { user, calls } = await openList([gloves, masks], {
    'POST /admin/product/bulk': ok({ done: 1, failed }),
  });
  await user.click(await findReady('checkbox', 'Select all on this page'));
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  const question = await screen.findByRole('dialog', { name: 'Approve 2 products?' });
  await user.click(within(question).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('1 product approved')).toBeVisible();
  const unchanged = await screen.findByRole('dialog', { name: '1 product stayed as it was' });
  expect(unchanged).toHaveTextContent('It has no picture.');
  expect(calls().find(({ method }) => method === 'POST')?.body).toEqual({
    ...{ ids: [1, 2], action: 'approve' },
    updated_at_seen: { 1: expect.any(String), 2: expect.any(String) },
  });
});

it('An admin exports the filtered products', async () => {
  const { user, calls } = await openList([gloves], {}, '?approval=0');
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(calls().map(({ path }) => path)).toContain('/admin/products.csv?approval=0'));
});

it('An admin selects a view of the list', async () => {
  const { user, last } = await openList([gloves]);
  await user.click(await screen.findByRole('link', { name: 'Changes waiting' }));
  await waitFor(() => expect(last()).toBe('/admin/products?page=1&status=1&approval=changed'));
});
