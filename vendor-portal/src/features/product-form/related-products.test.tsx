import { ok, type Call } from '@balsam/shared-api/testing';
import { stripBidi } from '@balsam/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openForm, refusal } from './testing/open-form.tsx';

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

it('Related products can be searched and chosen by keyboard, none twice', async () => {
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

it('The highlight follows its product, or moves to the first if it is gone', async () => {
  const product = (id: number, name: string) => ({ id, name, name_arabic: name, sku: `SKU-${id}`, price_usd: 2 });
  const responses: Record<string, ReturnType<typeof product>[]> = {
    m: [product(1, 'Mask A'), product(2, 'Mask B')],
    ma: [product(3, 'Mask C'), product(1, 'Mask A'), product(2, 'Mask B')],
    mas: [product(3, 'Mask C'), product(4, 'Mask D')],
  };
  const searched: string[] = [];
  let arrive = () => {};
  const related = async ({ path }: Call) => {
    const search = path.split('=')[1] ?? '';
    searched.push(search);
    if (search !== 'm') await new Promise<void>((resolve) => (arrive = resolve));
    return ok({ data: responses[search] ?? [] });
  };
  const { user } = await openForm('/vendor/add-product', { 'GET /related': related });
  const marked = () => within(screen.getByRole('listbox')).getByRole('option', { selected: true }).textContent;
  await user.type(field(), 'm');
  await screen.findByRole('option', { name: /Mask B/ });
  // The results of the letter arrive after the arrow key.
  await user.keyboard('a{ArrowDown}{ArrowDown}');
  expect(marked()).toContain('Mask B');
  await waitFor(() => expect(searched).toContain('ma'));
  act(() => arrive());
  await screen.findByRole('option', { name: /Mask C/ });
  expect(marked()).toContain('Mask B');
  await user.keyboard('s{ArrowDown}{ArrowDown}');
  expect(marked()).toContain('Mask A');
  await waitFor(() => expect(searched).toContain('mas'));
  act(() => arrive());
  await screen.findByRole('option', { name: /Mask D/ });
  expect(marked()).toContain('Mask C');
});

it('Keys typed faster than the screen updates choose the right product', async () => {
  const { user } = await openForm('/vendor/add-product', { 'GET /related': found });
  await user.type(field(), 'mask');
  await screen.findByRole('option', { name: /Mask box/ });
  await act(async () => {
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) fireEvent.keyDown(field(), { key });
  });
  expect(chosen()).toEqual(['Mask boxMSK-B8.50 USD']);
});

it('A related product can be removed', async () => {
  const { user } = await openForm('/vendor/edit-product/nitrile-gloves');
  expect(chosen()).toEqual(['MasksMSK2.00 USD']);
  await user.click(screen.getByRole('button', { name: 'Remove Masks' }));
  expect(screen.queryByRole('list', { name: 'Related products' })).not.toBeInTheDocument();
  expect(field()).toHaveFocus();
});

it('A failed search is reported', async () => {
  const { user } = await openForm('/vendor/add-product', { 'GET /related': refusal(500, 'internal', '') });
  await user.type(field(), 'mask');
  await waitFor(() => expect(screen.getAllByText('Failed to load related products')).toHaveLength(2));
});

it('Enter in the search does not submit the product', async () => {
  const { user } = await openForm('/vendor/add-product', { 'GET /related': found });
  await user.type(field(), 'mask{Enter}');
  expect(screen.queryByText('Product Name is required.')).not.toBeInTheDocument();
});

it('A server error about a related product appears next to it', async () => {
  const message = 'Choose another one of your own products.';
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
