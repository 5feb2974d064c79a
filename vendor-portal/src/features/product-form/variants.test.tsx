import { ok } from '@balsam/shared-api/testing';
import { stripBidi } from '@balsam/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { fillProduct, fillVariant, openForm } from './testing/open-form.tsx';
import { emptyVariant, variantSchema } from './variant-values.ts';

const add = () => screen.getByRole('button', { name: 'Add variant' });
const open = async (responses = {}) => {
  const form = await openForm('/vendor/add-product', responses);
  await form.user.click(add());
  return form;
};
const draft = () => within(screen.getByRole('group', { name: 'New variant' }));

it('The variant form opens on demand, and cancelling restores the focus', async () => {
  const { user } = await openForm('/vendor/add-product');
  expect(screen.queryByRole('group', { name: 'New variant' })).not.toBeInTheDocument();
  await user.click(add());
  expect(draft().getByLabelText('Value')).toHaveFocus();
  await user.type(draft().getByLabelText('Value'), 'Blue');
  expect(screen.getByText('You have unsaved changes')).toBeVisible();
  await user.click(draft().getByRole('button', { name: 'Cancel' }));
  expect(add()).toHaveFocus();
  await waitFor(() => expect(screen.queryByText('You have unsaved changes')).not.toBeInTheDocument());
});

it('A variant can copy the product’s prices, and a size can have a color', async () => {
  const form = await open();
  await form.fill('SAR Price', '12.50');
  await form.fill('USD Price', '3.5');
  await form.fill('BHD Price', '1.255');
  expect(draft().queryByLabelText('Its colour')).not.toBeInTheDocument();
  await form.user.selectOptions(draft().getByLabelText('Type'), 'Size');
  await form.fill('Its colour', 'Navy', screen.getByRole('group', { name: 'New variant' }));
  await fillVariant(form);
  await form.user.click(draft().getByRole('button', { name: "Copy the product's prices" }));
  await form.user.click(add());
  const row = await screen.findByRole('row', { name: /Size: Blue \/ Navy/ });
  expect(stripBidi(row.textContent ?? '')).toContain('12.50 SAR3.50 USD1.255 BHD');
});

it('Mixing sizes with colors is reported', async () => {
  const form = await open();
  await fillVariant(form);
  await form.user.click(add());
  await screen.findByRole('row', { name: /Colour: Blue/ });
  await form.user.selectOptions(draft().getByLabelText('Type'), 'Size');
  await fillVariant(form, 'LTX-L');
  await form.user.click(add());
  await screen.findByRole('row', { name: /Size: Blue/ });
  await form.save();
  expect(await screen.findByText(/Shoppers choose one of each/)).toBeVisible();
});

it('Adding an empty variant shows every message and a toast', async () => {
  const { user } = await open();
  await user.click(add());
  expect(await screen.findByText('Please fill in all variant fields.')).toBeVisible();
  for (const message of [
    'Value is required.',
    'Stock is required.',
    'Barcode is required.',
    'SKU is required.',
    'Price (USD) is required.',
    'Price (SAR) is required.',
    'Price (BHD) is required.',
  ]) {
    expect(draft().getByText(message)).toBeVisible();
  }
  await waitFor(() => expect(draft().getByLabelText('Value')).toHaveFocus());
});

it('A variant always has a type', async () => {
  const missing = variantSchema([]).validate({ ...emptyVariant, type: '' }, { abortEarly: false });
  await expect(missing).rejects.toMatchObject({
    errors: expect.arrayContaining(['productForm.variant.error.type']),
  });
});

it('An added variant is listed read-only, and the next form starts empty', async () => {
  const form = await open();
  await form.user.selectOptions(draft().getByLabelText('Type'), 'Size');
  await fillVariant(form);
  await form.user.click(add());
  const row = await screen.findByRole('row', { name: /Size: Blue/ });
  expect(within(row).queryByRole('textbox')).not.toBeInTheDocument();
  expect(stripBidi(row.textContent ?? '')).toBe('Size: Blue5LTX-BLUE6282113.00 SAR3.75 USD1.300 BHD');
  expect(draft().getByLabelText('Type')).toHaveDisplayValue('Colour');
  expect(
    draft()
      .getAllByRole('textbox')
      .map((field) => (field as HTMLInputElement).value),
  ).toEqual(Array(8).fill(''));
  expect(screen.getByText('The stock of all variants together.')).toBeVisible();
});

it('Fields of the next variant show no errors before they are reached', async () => {
  const form = await open();
  await fillVariant(form);
  await form.user.click(draft().getByLabelText('Price (BHD)'));
  await form.user.click(add());
  await screen.findByRole('row', { name: /Colour: Blue/ });
  await waitFor(() => expect(draft().getByLabelText('Value')).toHaveFocus());
  await form.user.type(draft().getByLabelText('Value'), 'G');
  expect(screen.queryByText('Price (BHD) is required.')).not.toBeInTheDocument();
});

it('A variant can be removed', async () => {
  const form = await open();
  await fillVariant(form);
  await form.user.type(draft().getByLabelText('Value'), '{Enter}');
  await form.user.click(await screen.findByRole('button', { name: 'Remove Colour: Blue' }));
  expect(screen.queryByRole('row', { name: /Colour: Blue/ })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Stock')).toBeVisible();
});

it('A duplicate SKU among the variants is reported', async () => {
  const form = await open();
  await fillVariant(form);
  await form.user.click(add());
  await screen.findByRole('row', { name: /Colour: Blue/ });
  await fillVariant(form);
  await form.user.click(add());
  await waitFor(() => expect(screen.getAllByText('Another variant has this SKU.')).toHaveLength(2));
  await waitFor(() => expect(draft().getByLabelText('Variant SKU')).toHaveFocus());
});

it('A started variant blocks saving until it is discarded', async () => {
  const form = await open({ 'POST /vendor/products': ok({}) });
  await fillProduct(form);
  await form.fill('Value', 'Blue', screen.getByRole('group', { name: 'New variant' }));
  await form.save();
  await waitFor(() => expect(screen.getAllByText('Add the variant you have started, or cancel it.')).toHaveLength(2));
  expect(form.sent()).toEqual([]);
  await form.user.click(screen.getByRole('button', { name: 'Undo changes' }));
  await waitFor(() => expect(draft().getByLabelText('Value')).toHaveValue(''));
  expect(screen.queryByText('You have unsaved changes')).not.toBeInTheDocument();
});

it('A variant is saved with its own price and stock', async () => {
  const form = await open({ 'POST /vendor/products': ok({}, 'Created') });
  await fillProduct(form);
  await fillVariant(form);
  await form.user.click(add());
  await screen.findByRole('row', { name: /Colour: Blue/ });
  await form.user.selectOptions(await screen.findByLabelText('What it shows: picture 1'), 'Colour: Blue');
  await form.save();
  await screen.findByText('Created');
  const [body] = form.sent();
  expect(body).toMatchObject({
    'variants[0][type]': 'color',
    'variants[0][value]': 'Blue',
    'variants[0][stock]': '5',
    'variants[0][sku]': 'LTX-BLUE',
    'variants[0][barcode]': '62821',
    'variants[0][price_sar]': '13',
    'variants[0][price_usd]': '3.75',
    'variants[0][price_bhd]': '1.3',
    'images[0][variant_sku]': 'LTX-BLUE',
  });
  for (const name of ['stock', 'price_sar', 'price_bhd', 'price_usd']) expect(body).not.toHaveProperty(name);
});

it('With variants the product needs no price, and the next one copies the first', async () => {
  const form = await open();
  expect(screen.getByLabelText('SAR Price')).toBeVisible();
  await fillVariant(form);
  await form.user.click(add());
  await screen.findByRole('row', { name: /Colour: Blue/ });
  expect(screen.queryByLabelText('SAR Price')).not.toBeInTheDocument();
  expect(screen.getByText(/The shop shows the lowest price of a variant in stock/)).toBeVisible();
  await form.user.click(draft().getByRole('button', { name: "Copy the first variant's prices" }));
  expect(draft().getByLabelText('Price (BHD)')).toHaveValue('1.3');
  await form.user.click(draft().getByRole('button', { name: 'Cancel' }));
  await form.save();
  await screen.findByText('Product Name is required.');
  expect(screen.queryByText('SAR Price is required.')).not.toBeInTheDocument();
  await form.user.click(screen.getByRole('button', { name: 'Remove Colour: Blue' }));
  expect(await screen.findByText('SAR Price is required.')).toBeVisible();
});

it('An empty barcode is reported before saving', async () => {
  const { user } = await openForm('/vendor/add-product');
  await user.click(screen.getByLabelText('Barcode'));
  await user.tab();
  expect(await screen.findByText('Barcode is required.')).toBeVisible();
});

it('Passing through the optional variant fields shows no errors', async () => {
  const { user } = await open();
  await user.click(draft().getByLabelText('Variant SKU'));
  await user.tab();
  await user.tab();
  expect(screen.queryByText('SKU is required.')).not.toBeInTheDocument();
});
