import { ok, type Call } from '@balsam/shared-api/testing';
import { stripBidi } from '@balsam/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openForm, refusal } from './testing/openForm.tsx';

const found = ok({
  data: [
    { id: 9, name: 'Masks', name_arabic: 'كمامات', sku: 'MSK', price_usd: 2 },
    { id: 10, name: 'Mask box', name_arabic: 'علبة كمامات', sku: 'MSK-B', price_usd: 8.5 },
  ],
});
const field = () => screen.getByRole('combobox', { name: 'Search your products' });
const chosen = () =>
  within(screen.getByRole('list', { name: 'Related products' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => stripBidi(textContent ?? ''));

it('A vendor finds own products by a text and chooses some by keyboard, none twice', async () => {
  const asked: string[] = [];
  const related = ({ path }: Call) => {
    asked.push(path);
    return found;
  };
  const { user } = await openForm('/vendor/add-product', { 'GET /related': related });
  await user.type(field(), 'mask');
  expect(
    (await screen.findAllByRole('option', { name: /MSK/ })).map(({ textContent }) => stripBidi(textContent ?? '')),
  ).toEqual(['MasksMSK2.00 USD', 'Mask boxMSK-B8.50 USD']);
  expect(asked).toEqual(['/related?search=mask']);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(chosen()).toEqual(['Mask boxMSK-B8.50 USD']);
  expect(field()).toHaveValue('');
  await user.type(field(), 'mask');
  expect(await screen.findByRole('option', { name: /Masks/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /Mask box/ })).not.toBeInTheDocument();
});

it('A vendor takes a related product away', async () => {
  const { user } = await openForm('/vendor/edit-product/nitrile-gloves');
  expect(chosen()).toEqual(['MasksMSK2.00 USD']);
  await user.click(screen.getByRole('button', { name: 'Remove Masks' }));
  expect(screen.queryByRole('list', { name: 'Related products' })).not.toBeInTheDocument();
});

it('A vendor whose search fails is told so', async () => {
  const { user } = await openForm('/vendor/add-product', { 'GET /related': refusal(500, 'internal', '') });
  await user.type(field(), 'mask');
  expect(await screen.findAllByText('Failed to load related products')).toHaveLength(2);
});

it('Enter in the search never sends the product', async () => {
  const { user } = await openForm('/vendor/add-product', { 'GET /related': found });
  await user.type(field(), 'mask{Enter}');
  expect(screen.queryByText('Product Name is required.')).not.toBeInTheDocument();
});

it('A vendor reads beside a related product what the server has against it', async () => {
  const message = 'This product is not another one of yours.';
  const { fill, save } = await openForm('/vendor/edit-product/nitrile-gloves', {
    'POST /vendor/products/nitrile-gloves': refusal(422, 'validation', 'Please check.', {
      'related_products.0': [message],
    }),
  });
  await fill('SKU', 'GLV-2');
  await save();
  const list = screen.getByRole('list', { name: 'Related products' });
  expect(await within(list).findByText(message)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Masks' })).toHaveFocus());
});
