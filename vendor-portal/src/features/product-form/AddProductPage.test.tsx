import { ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { optionalFields, noOptionalFields } from './product-values.ts';
import { fillProduct, openForm, refusal } from './testing/open-form.tsx';

const open = (responses = {}) => openForm('/vendor/add-product', responses);
const described = (label: string) => expect(screen.getByLabelText(label, { selector: 'input, textarea, select' }));

it('An empty form shows every message and focuses the first invalid field', async () => {
  const { save, sent } = await open();
  await save();
  await waitFor(() => expect(screen.getByLabelText('Product Name')).toHaveFocus());
  // Next to the field, and as a toast.
  await waitFor(() => expect(screen.getAllByText('Product Name is required.')).toHaveLength(2));
  described('Product Name').toHaveAccessibleDescription('Product Name is required.');
  described('Product Name Arabic').toHaveAccessibleDescription('Product Name Arabic is required.');
  described('Description').toHaveAccessibleDescription('Description is required.');
  described('Description Arabic').toHaveAccessibleDescription('Description Arabic is required.');
  described('Category').toHaveAccessibleDescription('Category is required.');
  described('SKU').toHaveAccessibleDescription('SKU is required.');
  described('Barcode').toHaveAccessibleDescription('Barcode is required.');
  described('Stock').toHaveAccessibleDescription('Stock is required.');
  described('SAR Price').toHaveAccessibleDescription(/SAR Price is required\./);
  described('USD Price').toHaveAccessibleDescription(/USD Price is required\./);
  described('BHD Price').toHaveAccessibleDescription(/BHD Price is required\./);
  expect(screen.getByRole('button', { name: 'Choose pictures' })).toHaveAccessibleDescription(
    'Product image is required.',
  );
  expect(sent()).toEqual([]);
});

it('Every optional field of a product is on the form', async () => {
  const { container } = await open();
  for (const name of optionalFields) expect(container.querySelector(`[name="${name}"]`)).toBeVisible();
});

it('An error disappears as soon as the field is filled', async () => {
  const { save, user } = await open();
  await save();
  await screen.findByText('SKU is required.');
  await user.type(screen.getByLabelText('SKU'), 'A');
  expect(screen.queryByText('SKU is required.')).not.toBeInTheDocument();
  expect(screen.getByText('Barcode is required.')).toBeVisible();
});

it('Saving a product shows the server’s message and returns to the list', async () => {
  const form = await open({ 'POST /vendor/products': ok({}, 'Product created successfully') });
  await fillProduct(form);
  await form.user.type(screen.getByLabelText('Add a tag'), 'latex{Enter}soft');
  await form.save();
  expect(await screen.findByText('Product created successfully')).toBeVisible();
  expect(form.router.state.location.pathname).toBe('/vendor/products');
  expect(form.sent()).toEqual([
    {
      name: 'Latex gloves',
      arabic_name: 'قفازات لاتكس',
      description: 'Soft.',
      arabic_description: 'ناعمة.',
      sku: 'LTX-1',
      barcode: '62820',
      category_id: '2',
      ...noOptionalFields,
      status: 'active',
      price_sar: '12.50',
      price_usd: '3.5',
      price_bhd: '1.255',
      discount: '0',
      approval_status: '0',
      tags: '["latex","soft"]',
      stock: '8',
      'images[0][id]': '71',
      'images[0][variant_sku]': '',
    },
  ]);
});

it.each([
  ['the message of the server', refusal(409, 'conflict', 'You sell too much.'), 'You sell too much.'],
  ['that something went wrong when the server says nothing', refusal(500, 'internal', ''), 'Something went wrong!'],
])(
  'A vendor whose product is refused reads %s, and finds everything as it was typed',
  async (_what, response, words) => {
    const form = await open({ 'POST /vendor/products': response });
    await fillProduct(form);
    await form.save();
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
    expect(screen.getByLabelText('Product Name')).toHaveValue('Latex gloves');
    expect(form.router.state.location.pathname).toBe('/vendor/add-product');
  },
);

it('A SKU in use is reported at its field, which takes the focus', async () => {
  const message = 'You have another product with this SKU.';
  const form = await open({ 'POST /vendor/products': refusal(422, 'validation', 'Please check.', { sku: [message] }) });
  await fillProduct(form);
  await form.save();
  await waitFor(() => expect(screen.getByLabelText('SKU')).toHaveFocus());
  described('SKU').toHaveAccessibleDescription(message);
});

it('Without a connection a notice appears and the input stays', async () => {
  const form = await open();
  await fillProduct(form);
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await form.save();
  expect((await screen.findAllByText(/Check your connection and try again/))[0]).toBeVisible();
  expect(screen.getByLabelText('Product Name')).toHaveValue('Latex gloves');
});

it('Too many decimal places and an invalid discount are reported', async () => {
  const { fill, save } = await open();
  await fill('SAR Price', '12.505');
  await fill('BHD Price', '1.2555');
  await fill('Discount in percent', '91');
  await save();
  expect(await screen.findByText('Enter a price above 0 with at most 2 decimals.')).toBeVisible();
  expect(screen.getByText('Enter a price above 0 with at most 3 decimals.')).toBeVisible();
  expect(screen.getByText('Enter a whole number from 0 to 90.')).toBeVisible();
});

it('The form shows what is missing in each language', async () => {
  const { fill } = await open();
  const arabic = screen.getByRole('group', { name: 'Arabic' });
  expect(within(arabic).getByText('2 fields missing')).toBeVisible();
  await fill('Product Name Arabic', 'قفازات');
  expect(within(arabic).getByText('1 field missing')).toBeVisible();
  await fill('Description Arabic', 'ناعمة');
  expect(within(arabic).getByText('Complete')).toBeVisible();
  expect(within(screen.getByRole('group', { name: 'English' })).getByText('2 fields missing')).toBeVisible();
});

it('Tags can be removed, and none is added twice', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Add a tag'), 'latex|soft,latex{Enter}');
  const tags = () => within(screen.getByRole('list', { name: 'Tags' })).getAllByRole('listitem');
  expect(tags().map(({ textContent }) => textContent)).toEqual(['latex', 'soft']);
  await user.click(screen.getByRole('button', { name: 'Remove latex' }));
  expect(tags().map(({ textContent }) => textContent)).toEqual(['soft']);
});

it('Leaving a half-written product asks for confirmation', async () => {
  const { fill, user, router } = await open();
  await fill('Product Name', 'Latex gloves');
  await user.click(screen.getByRole('link', { name: 'All products' }));
  expect(await screen.findByRole('dialog', { name: 'You have unsaved changes' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/vendor/add-product');
});

it('A refused image shows why, and the product needs another one', async () => {
  const message = 'The picture must be at least 200 pixels wide.';
  const form = await open({
    'POST /vendor/pictures': refusal(422, 'validation', 'Please check.', { picture: [message] }),
  });
  await fillProduct(form);
  expect(await screen.findByText(/The picture must be at least 200 pixels wide\./)).toHaveTextContent('gloves.jpg');
  await form.save();
  expect(await screen.findAllByText('Product image is required.')).not.toHaveLength(0);
  expect(form.sent()).toEqual([]);
});

it('A new product shows that it needs approval', async () => {
  await open();
  expect(screen.getByText('Pending')).toBeVisible();
  expect(screen.getByText(/appears in the shop once our team has approved it/)).toBeVisible();
  expect(screen.getByLabelText('Status')).toHaveDisplayValue('Active');
  expect(within(screen.getByLabelText('Status')).getByRole('option', { name: 'Inactive' })).toHaveValue('draft');
});
