import type { AdminProduct, ProductChange } from '@balsam/shared-api';
import { fakeApi, ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { adminUser, metaOf } from '../../testing/answers.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';

const gloves: AdminProduct = {
  id: 1,
  slug: 'nitrile-gloves',
  name: 'Nitrile gloves',
  name_arabic: 'قفازات نتريل',
  sku: 'GLV-1',
  image: null,
  product_image: null,
  is_featured: false,
  approval_status: false,
  changed_since_approval: false,
  status: 'active',
  in_stock: 4,
  created_at: '2026-11-20T09:30:00.000Z',
  vendor: 'Gulf Medical',
  vendor_id: 3,
};

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

/** A backend that keeps one product, and whose toggles wait until they are let through. */
const openProducts = async (toggle: typeof FEATURED, isRefused = false) => {
  const product = { ...gloves };
  const list = () => ok({ data: { products: [product], meta: metaOf([product]) } });
  const refusal = { status: 500, body: { status: 500, success: false, code: 'internal', message: '' } };
  fakeApi({
    'GET /user': adminUser,
    'GET /admin/products': list,
    [toggle.call]: () => {
      if (isRefused) return refusal;
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
])('An admin sees a flag switched at once, and is told "%s" when it is done', async (done, toggle) => {
  const { flag, letThrough } = await openProducts(toggle);
  expect(flag()).toBeChecked();
  expect(flag()).toBeDisabled();
  letThrough();
  expect(await screen.findByText(done)).toBeVisible();
  await waitFor(() => expect(flag()).toBeEnabled());
  expect(flag()).toBeChecked();
});

it.each([
  ['Failed to update status', FEATURED],
  ['Failed to update approval status', APPROVED],
])('An admin whose switch is refused sees it go back, and is told "%s"', async (failed, toggle) => {
  const { flag, letThrough } = await openProducts(toggle, true);
  expect(flag()).toBeChecked();
  letThrough();
  expect(await screen.findByText(failed)).toBeVisible();
  await waitFor(() => expect(flag()).not.toBeChecked());
  expect(flag()).toBeEnabled();
});

it('An admin reads that products are fetched, and then that none matched', async () => {
  fakeApi({ 'GET /user': adminUser, 'GET /admin/products': ok({ data: { products: [], meta: metaOf([]) } }) });
  await renderConsole('/admin/products');
  await screen.findByText('Fetching products...');
  expect(await screen.findByText('No products matched your search.')).toBeVisible();
});

it('An admin narrows the list to what waits for approval, and searches after a pause', async () => {
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

it('An admin sees what a vendor has changed about an approved product, and lets it stand', async () => {
  const product = { ...gloves, approval_status: true, changed_since_approval: true };
  const changes: ProductChange[] = [
    { field: 'name', before: ['Nitrile gloves'], after: ['Nitrile gloves, blue'] },
    { field: 'pictures', before: ['/media/a-640.webp'], after: [] },
  ];
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/products': () => ok({ data: { products: [product], meta: metaOf([product]) } }),
    'GET /admin/product/1/changes': ok({ changes }),
    'POST /admin/product/1/accept-changes': () => {
      product.changed_since_approval = false;
      return ok({}, 'The product is approved as it is now.');
    },
  });
  const { user } = await renderConsole('/admin/products');
  await user.click(await screen.findByRole('button', { name: 'Changed since its approval: Nitrile gloves' }));
  const name = await screen.findByRole('region', { name: 'Name' });
  expect(name).toHaveTextContent(/Nitrile gloves.*Nitrile gloves, blue/);
  const pictures = screen.getByRole('region', { name: 'Pictures' });
  expect(within(pictures).getByRole('img', { name: 'Picture 1' })).toHaveAttribute('src', '/media/a-640.webp');
  expect(pictures).toHaveTextContent('None');
  await user.click(screen.getByRole('button', { name: 'Let the changes stand' }));
  expect(await screen.findByText('The product is approved as it is now.')).toBeVisible();
  expect(calls.some(({ path }) => path === '/admin/product/1/accept-changes')).toBe(true);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Changed since/ })).not.toBeInTheDocument());
});
