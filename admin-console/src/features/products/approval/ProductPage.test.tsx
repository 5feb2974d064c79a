import type { AdminProductDetail } from '@balsam/shared-api';
import { fakeApi, ok } from '@balsam/shared-api/testing';
import { stripBidi } from '@balsam/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { adminUser, metaOf } from '../../../testing/answers.ts';
import { refusal } from '../../../testing/refusal.ts';
import { renderConsole } from '../../../testing/renderConsole.tsx';
import { productOf } from '../testing/products.ts';

/** A backend that keeps one product and does with it what it is told. */
const open = async (given: Partial<AdminProductDetail>) => {
  const product = productOf(given);
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/product/1': () => ok({ data: product }),
    'GET /admin/products': ok({ data: { products: [], meta: metaOf([]) } }),
    'POST /admin/product/toggle/approval/1': () => {
      product.approval_status = !product.approval_status;
      product.on_sale = product.approval_status;
      return ok({}, 'Product approval updated');
    },
    'POST /admin/product/1/accept-changes': () => {
      Object.assign(product, { changes_waiting: false, changes: [] });
      return ok({}, 'The changes have been approved.');
    },
    'DELETE /admin/product/1': ok({}, 'Product deleted successfully'),
  });
  return { ...(await renderConsole('/admin/products/1')), calls };
};

it('An admin reads both languages, the prices of every currency and what identifies the product', async () => {
  await open({ discount: 10 });
  const english = await screen.findByRole('region', { name: 'English' });
  expect(within(english).getByRole('heading', { name: 'Nitrile gloves' })).toBeVisible();
  const arabic = screen.getByRole('region', { name: 'Arabic' });
  expect(within(arabic).getByText('قفازات فحص خالية من البودرة.').closest('[lang]')).toHaveAttribute('dir', 'rtl');
  const prices = within(screen.getByRole('table', { name: 'Prices and variants' }));
  expect(
    prices
      .getAllByRole('cell')
      .map((cell) => stripBidi(cell.textContent ?? ''))
      .slice(-3),
  ).toEqual(['37.50 SAR', '3.750 BHD', '10.00 USD']);
  expect(screen.getByText('Shoppers pay 10% less than these prices.')).toBeVisible();
  expect(screen.getAllByText('6281000000017')[0]).toBeVisible();
});

it('An admin approves a product, and finds it in the shop', async () => {
  const { user } = await open({});
  expect(await screen.findByText('It is not approved.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'See it in the shop' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Product approval updated')).toBeVisible();
  expect(await screen.findByText('Shoppers see this product.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See it in the shop' })).toHaveAttribute('href', '/product/nitrile-gloves');
});

it('An admin takes an approval back', async () => {
  const { user } = await open({ approval_status: true, on_sale: true });
  await user.click(await screen.findByRole('button', { name: 'Take the approval back' }));
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeVisible();
});

it('An admin reads all that keeps a product from shoppers', async () => {
  const vendor = { ...productOf().vendor, active: 2 } as const;
  await open({ status: 'draft', vendor });
  const decision = within(await screen.findByRole('region', { name: 'Decision' }));
  const { id, company_name: name } = vendor;
  expect(decision.getByRole('link', { name })).toHaveAttribute('href', `/admin/edit-vendor/${id}`);
  expect(decision.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'It is not approved.',
    'The vendor does not offer it: it is inactive.',
    'The vendor is not active.',
  ]);
});

it('An admin sees what a vendor has changed about an approved product, and lets it stand', async () => {
  const { user, calls } = await open({
    approval_status: true,
    changes_waiting: true,
    changes: [
      { field: 'name', before: ['Nitrile gloves'], after: ['Nitrile gloves, blue'] },
      { field: 'pictures', before: ['/media/a-640.webp'], after: [] },
    ],
  });
  const changed = within(await screen.findByRole('region', { name: 'What has changed' }));
  expect(changed.getByRole('region', { name: 'Name' })).toHaveTextContent(/Nitrile gloves.*Nitrile gloves, blue/);
  const pictures = changed.getByRole('region', { name: 'Pictures' });
  expect(within(pictures).getByRole('img', { name: 'Picture 1' })).toHaveAttribute('src', '/media/a-640.webp');
  expect(pictures).toHaveTextContent('None');
  await user.click(screen.getByRole('button', { name: 'Let the changes stand' }));
  expect(await screen.findByText('The changes have been approved.')).toBeVisible();
  expect(calls.some(({ path }) => path === '/admin/product/1/accept-changes')).toBe(true);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'What has changed' })).not.toBeInTheDocument());
});

it('An admin is led to the next product that waits', async () => {
  await open({ next_waiting_id: 9 });
  expect(await screen.findByRole('link', { name: 'Next one waiting' })).toHaveAttribute('href', '/admin/products/9');
});

it('An admin who deletes the product is back at the list', async () => {
  const { user, router } = await open({});
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, delete' }));
  expect(await screen.findByText('Product deleted successfully')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/products'));
});

it('An admin who opens a product that is gone is told so', async () => {
  fakeApi({ 'GET /user': adminUser, 'GET /admin/product/1': refusal(404) });
  await renderConsole('/admin/products/1');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});
