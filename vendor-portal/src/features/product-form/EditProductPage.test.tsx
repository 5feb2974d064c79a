import { ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { noOptionalFields } from './product-values.ts';
import { gloves, large } from '../../testing/gloves.ts';
import { openForm, refusal } from './testing/open-form.tsx';

const EDIT = 'POST /vendor/products/nitrile-gloves';
const SHOW = 'GET /vendor/products/nitrile-gloves';
const open = (responses = {}, lang: 'en' | 'ar' = 'en') =>
  openForm('/vendor/edit-product/nitrile-gloves', responses, lang);

it('The form is filled from the product and sends the original values along', async () => {
  const { fill, save, sent, router } = await open({ [EDIT]: ok({}, 'Product updated successfully') });
  expect(screen.getByRole('heading', { name: 'Edit product: Nitrile gloves' })).toBeVisible();
  expect(screen.getByLabelText('Status')).toHaveDisplayValue('Inactive');
  expect(screen.getByRole('img', { name: 'Picture 1' })).toHaveAttribute('src', '/media/a-640.webp');
  await fill('Product Name', 'Nitrile gloves, blue');
  await fill('Stock', '45');
  await save();
  expect(await screen.findByText('Product updated successfully')).toBeVisible();
  expect(router.state.location.pathname).toBe('/vendor/products');
  expect(sent()).toEqual([
    {
      _method: 'PUT',
      updated_at_seen: gloves.updated_at,
      stock_seen: '40',
      name: 'Nitrile gloves, blue',
      arabic_name: gloves.arabic_name,
      description: gloves.description,
      arabic_description: gloves.arabic_description,
      sku: 'GLV-1',
      barcode: '628100',
      category_id: '2',
      ...noOptionalFields,
      status: 'draft',
      price_sar: '12.5',
      price_usd: '3.5',
      price_bhd: '1.255',
      discount: '10',
      approval_status: '1',
      tags: '["gloves","nitrile"]',
      stock: '45',
      'images[0][id]': '70',
      'images[0][variant_sku]': '',
      'related_products[0]': '9',
    },
  ]);
});

it('A product may stay in a category that accepts no new products', async () => {
  const offered = [
    { id: 3, slug: 'protection', name: 'Protection', name_arabic: 'الوقاية', image: null, product_count: 1 },
  ];
  const responses = { 'GET /categories': ok({ categories: offered }), [EDIT]: ok({}, 'Product updated successfully') };
  const { fill, save, sent } = await open(responses);
  expect(await screen.findByLabelText('Category')).toHaveDisplayValue('Gloves');
  await fill('SKU', 'GLV-2');
  await save();
  await waitFor(() => expect(sent()).toMatchObject([{ category_id: '2' }]));
});

it('A zero-rated tax class requires a registration and awaits review', async () => {
  const { fill, save, sent, user } = await open({ [EDIT]: ok({}, 'Product updated successfully') });
  expect(screen.getByLabelText('Tax class')).toHaveDisplayValue('As its category');
  expect(screen.getByLabelText('Tax class')).toHaveAccessibleDescription(
    'We check a new class before it takes effect.',
  );
  await user.selectOptions(screen.getByLabelText('Tax class'), 'Zero-rated medical device');
  await save();
  await waitFor(() =>
    expect(screen.getAllByText('A zero-rated product needs its SFDA or NHRA number.')).toHaveLength(2),
  );
  await fill('SFDA number (MDMA or registration)', 'MDMA-2026-118');
  await save();
  await waitFor(() => expect(sent()).toMatchObject([{ vat_class: 'zero_device', sfda_number: 'MDMA-2026-118' }]));
});

it('A tax class under review is filled into the form', async () => {
  const changes = {
    fields: ['vat_class', 'sfda_number'],
    ...{ name: null, arabic_name: null, description: null, arabic_description: null, category: null, images: null },
    ...{ vat_class: 'zero_medicine', sfda_number: '12-345', requested_at: gloves.updated_at },
    ...{ declined_at: null, decline_reason: '' },
  };
  await open({ [SHOW]: ok({ product: { ...gloves, changes_waiting: true, changes } }) });
  expect(screen.getByRole('region', { name: 'Your changes are waiting' })).toHaveTextContent(
    'tax class and SFDA number (MDMA or registration)',
  );
  expect(screen.getByLabelText('Tax class')).toHaveDisplayValue('Zero-rated medicine');
  expect(screen.getByLabelText('SFDA number (MDMA or registration)')).toHaveValue('12-345');
});

it('All errors appear in one toast, separated by commas', async () => {
  const { user, save } = await open();
  await user.clear(screen.getByLabelText('SKU'));
  await user.clear(screen.getByLabelText('Barcode'));
  await save();
  expect(await screen.findByText('SKU is required., Barcode is required.')).toBeVisible();
});

it('A refused change shows the server’s message', async () => {
  const { fill, save } = await open({ [EDIT]: refusal(503, 'unavailable', 'Closed for a minute.') });
  await fill('SKU', 'GLV-2');
  await save();
  await waitFor(() => expect(screen.getAllByText('Closed for a minute.')).toHaveLength(2));
});

it('A sold-out product can be edited, but stock cannot be set to zero', async () => {
  const { fill, save } = await open();
  await fill('Stock', '0');
  await save();
  await waitFor(() => expect(screen.getAllByText('Stock is required.')).toHaveLength(2));
});

it('A product that was sold out may stay so', async () => {
  const { fill, save } = await open({ [SHOW]: ok({ product: { ...gloves, stock: 0 } }), [EDIT]: ok({}, 'Saved') });
  await fill('SKU', 'GLV-2');
  await save();
  expect(await screen.findByText('Saved')).toBeVisible();
});

it('A conflict keeps the input and saves it over the newer version', async () => {
  const newer = { ...gloves, barcode: '999', stock: 30, updated_at: '2026-11-21T08:00:00.000Z' };
  let isChanged = false;
  const { fill, save, sent, user } = await open({
    [SHOW]: () => ok({ product: isChanged ? newer : gloves }),
    [EDIT]: () => (isChanged ? ok({}, 'Saved') : refusal(409, 'changed_meanwhile', 'Changed elsewhere.')),
  });
  await fill('Product Name', 'Mine');
  await save();
  expect(await screen.findByText(/Someone else has saved this product/)).toBeVisible();
  isChanged = true;
  await user.click(screen.getByRole('button', { name: 'Load the newer version' }));
  await waitFor(() => expect(screen.getByLabelText('Barcode')).toHaveValue('999'));
  expect(screen.getByLabelText('Product Name')).toHaveValue('Mine');
  await save();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(sent().at(-1)).toMatchObject({
    name: 'Mine',
    barcode: '999',
    stock_seen: '30',
    updated_at_seen: newer.updated_at,
  });
});

it('A new stock count does not undo sales made before the newer version loaded', async () => {
  const newer = { ...gloves, stock: gloves.stock - 3, updated_at: '2026-11-21T08:00:00.000Z' };
  let isChanged = false;
  const { fill, save, sent, user } = await open({
    [SHOW]: () => ok({ product: isChanged ? newer : gloves }),
    [EDIT]: () => (isChanged ? ok({}, 'Saved') : refusal(409, 'changed_meanwhile', 'Changed elsewhere.')),
  });
  await fill('Stock', '50');
  await save();
  await screen.findByText(/Someone else has saved this product/);
  isChanged = true;
  await user.click(screen.getByRole('button', { name: 'Load the newer version' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Load the newer version' })).not.toBeInTheDocument());
  expect(screen.getByLabelText('Stock')).toHaveValue('50');
  await save();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(sent().at(-1)).toMatchObject({
    stock: '50',
    stock_seen: String(gloves.stock),
    updated_at_seen: newer.updated_at,
  });
});

it('Changing a variant’s stock sends the previous stock along', async () => {
  const product = { ...gloves, variants: [large], images: [{ ...gloves.images[0], variant_id: 5 }] };
  const { fill, save, sent, user } = await open({ [SHOW]: ok({ product }), [EDIT]: ok({}, 'Saved') });
  expect(screen.getByLabelText('What it shows: picture 1')).toHaveDisplayValue('Size: Large');
  await user.click(screen.getByRole('button', { name: 'Edit Size: Large' }));
  const dialog = screen.getByRole('dialog', { name: 'Edit variant' });
  await fill('Variant stock', '20', dialog);
  await fill('Variant SKU', 'GLV-XL', dialog);
  await user.click(within(dialog).getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent()).toEqual([]);
  await save();
  await screen.findByText('Saved');
  const [body] = sent();
  expect(body).toMatchObject({
    'variants[0][id]': '5',
    'variants[0][stock]': '20',
    'variants[0][stock_seen]': '12',
    'variants[0][sku]': 'GLV-XL',
    'images[0][variant_sku]': 'GLV-XL',
  });
  expect(body).not.toHaveProperty('stock');
});

it('A server error about a variant appears next to it', async () => {
  const errors = { 'variants.0.sku': ['This SKU is taken.'] };
  const { fill, save } = await open({
    [SHOW]: ok({ product: { ...gloves, variants: [large] } }),
    [EDIT]: refusal(422, 'validation', 'Please check.', errors),
  });
  await fill('SKU', 'GLV-2');
  await save();
  const row = await screen.findByRole('row', { name: /Size: Large/ });
  expect(await within(row).findByText('This SKU is taken.')).toBeVisible();
  await waitFor(() => expect(within(row).getByRole('button', { name: 'Edit Size: Large' })).toHaveFocus());
});

it('The form says which changes need review, and none for a trusted product', async () => {
  const { unmount } = await open();
  expect(screen.getByText('Approved')).toBeVisible();
  expect(screen.getByText(/appear after our review/)).toBeVisible();
  unmount();
  await open({ [SHOW]: ok({ product: { ...gloves, edits_wait: false } }) });
  expect(screen.getByText(/appear in the shop immediately/)).toBeVisible();
});

it('An inactive product is not reviewed until it is activated', async () => {
  const { user } = await open({ [SHOW]: ok({ product: { ...gloves, approval_status: 0 } }) });
  expect(screen.getByText('Inactive: our team reviews it once you activate it.')).toBeVisible();
  expect(screen.queryByText('Pending')).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Status'), 'Active');
  expect(screen.getByText(/Our team has not approved this product yet/)).toBeVisible();
  expect(screen.getByText('Pending')).toBeVisible();
});

it('Each language is written in its own direction', async () => {
  await open({}, 'ar');
  expect(screen.getByRole('heading', { name: 'تعديل المنتج: قفازات نتريل' })).toBeVisible();
  const english = screen.getByLabelText('اسم المنتج بالإنجليزية');
  expect([english.lang, english.dir]).toEqual(['en', 'ltr']);
  const arabic = screen.getByLabelText('اسم المنتج بالعربية');
  expect([arabic.lang, arabic.dir]).toEqual(['ar', 'rtl']);
});
