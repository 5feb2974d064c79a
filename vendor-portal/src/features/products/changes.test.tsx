import { findReady, ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aVendorProduct } from '../../testing/a-vendor-product.ts';
import { openProducts } from '../../testing/open-products.ts';

const PRODUCTS = [aVendorProduct(), aVendorProduct({ id: 2, slug: 'masks', name: 'Masks', name_arabic: 'كمامات' })];
const refused = { status: 500, body: { status: 500, success: false, code: 'internal', message: '' } };
const bulk = (done: number, failed: object[] = []) => ({ 'POST /vendor/products/bulk': ok({ done, failed }) });

describe('Deleting a product', () => {
  const ask = async (response: Parameters<typeof openProducts>[1]) => {
    const view = await openProducts(PRODUCTS, response);
    await view.user.click(await screen.findByRole('button', { name: 'Delete Masks' }));
    await screen.findByRole('dialog', { name: 'are you sure to delete' });
    return view;
  };
  const done = { responses: { 'DELETE /vendor/products/masks': ok({}, 'Product deleted successfully') } };

  it('names it and can be cancelled', async () => {
    const { user, calls } = await ask(done);
    expect(screen.getByRole('dialog')).toHaveTextContent('Masks is removed from the shop');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls().map(({ method }) => method)).not.toContain('DELETE');
  });

  it('reports success and refreshes the list', async () => {
    const { user, calls } = await ask(done);
    await user.click(screen.getByRole('button', { name: 'Yes, delete' }));
    expect(await screen.findByText('Product deleted successfully')).toBeVisible();
    await waitFor(() => expect(calls().map(({ method }) => method)).toEqual(['GET', 'DELETE', 'GET']));
  });

  it('reports a failure', async () => {
    const { user } = await ask({ responses: { 'DELETE /vendor/products/masks': refused } });
    await user.click(screen.getByRole('button', { name: 'Yes, delete' }));
    expect(await screen.findByText('Failed to delete product')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Masks' })).toBeVisible();
  });
});

describe('Changing several products', () => {
  const choose = async (action: string, options: Parameters<typeof openProducts>[1]) => {
    const view = await openProducts(PRODUCTS, options);
    await view.user.click(await screen.findByRole('checkbox', { name: 'Nitrile gloves' }));
    await view.user.click(screen.getByRole('checkbox', { name: 'Masks' }));
    await view.user.click(screen.getByRole('button', { name: action }));
    return view;
  };

  it.each([
    ['Activate', 'Activate 2 products?', 'Activate', 'activate', '2 products activated'],
    ['Make inactive', 'Make 2 products inactive?', 'Make inactive', 'draft', '2 products made inactive'],
    ['Delete', 'Delete 2 products?', 'Yes, delete', 'delete', '2 products deleted'],
  ])(
    'a vendor asks to "%s", reads how many it concerns, and it is done',
    async (label, title, confirm, action, done) => {
      const { user, calls } = await choose(label, { responses: bulk(2) });
      const dialog = within(await screen.findByRole('dialog', { name: title }));
      await user.click(dialog.getByRole('button', { name: confirm }));
      expect(await screen.findByText(done)).toBeVisible();
      expect(calls().find(({ method }) => method === 'POST')?.body).toEqual({
        ...{ ids: [1, 2], action },
        updated_at_seen: { 1: expect.any(String), 2: expect.any(String) },
      });
      await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Masks' })).not.toBeChecked());
    },
  );

  it('lists the products that stayed unchanged, and why', async () => {
    const failed = [{ id: 2, name: 'Masks', message: 'It has no picture.' }];
    const { user } = await choose('Activate', { responses: bulk(1, failed) });
    const dialog = within(await screen.findByRole('dialog', { name: 'Activate 2 products?' }));
    await user.click(dialog.getByRole('button', { name: 'Activate' }));
    expect(await screen.findByText('1 product activated')).toBeVisible();
    expect(await screen.findByRole('dialog', { name: '1 product was not changed' })).toHaveTextContent(
      'MasksIt has no picture.',
    );
  });

  it('reports a failed request and keeps the selection', async () => {
    const { user } = await choose('Make inactive', { responses: { 'POST /vendor/products/bulk': refused } });
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Make inactive' }));
    expect(await screen.findByText('The products could not be changed. Please try again.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Masks' })).toBeChecked();
  });

  it('uses the Arabic dual form for two products', async () => {
    const { user } = await openProducts(PRODUCTS, { lang: 'ar' });
    await user.click(await findReady('checkbox', 'تحديد كل ما في هذه الصفحة'));
    await user.click(screen.getByRole('button', { name: 'حذف' }));
    expect(await screen.findByRole('dialog', { name: 'هل أنت متأكد من حذف منتجين؟' })).toBeVisible();
  });
});
