import { ok } from '@balsam/shared-api/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { gloves, large } from '../../testing/gloves.ts';
import { fillProduct, openForm } from './testing/open-form.tsx';
import { matrixOf, pasteCells, presentOptions, readOptions } from './variant-matrix.ts';
import { emptyVariant } from './variant-values.ts';

const dialog = () => screen.getByRole('dialog', { name: 'Sizes and colours' });
const openMatrix = (user: Awaited<ReturnType<typeof openForm>>['user']) =>
  user.click(screen.getByRole('button', { name: 'Sizes and colours' }));
const field = (label: string) => within(dialog()).getByLabelText(label);

it('Options come from lines or two spreadsheet columns, without duplicates', () => {
  expect(readOptions('Large; كبير\r\nlarge\n\nSmall\tصغير\n XL؛ كبير جدًا ')).toEqual([
    { en: 'Large', ar: 'كبير' },
    { en: 'Small', ar: 'صغير' },
    { en: 'XL', ar: 'كبير جدًا' },
  ]);
});

it('Pasted cells fill the fields from the target on and stop at the edges', () => {
  const rows = [1, 2, 3].map((number) => ({ ...emptyVariant, sku: `S-${number}` }));
  const pasted = pasteCells(rows, { row: 1, column: 'stock' }, '٤\tA\n5\tB\n6\tC\n');
  expect(pasted?.map(({ stock, sku, barcode }) => [stock, sku, barcode])).toEqual([
    ['', 'S-1', ''],
    ['4', 'A', ''],
    ['5', 'B', ''],
  ]);
  expect(pasteCells(rows, { row: 0, column: 'barcode' }, '62')).toBeNull();
});

it('Arabic digits in pasted codes become Latin ones', () => {
  const rows = [{ ...emptyVariant, stock: '3' }];
  const pasted = pasteCells(rows, { row: 0, column: 'sku' }, 'GLV-١٠٠\t۶۲٨١');
  expect(pasted?.map(({ stock, sku, barcode }) => [stock, sku, barcode])).toEqual([['3', 'GLV-100', '6281']]);
});

it('Each size comes in each color as soon as it is typed, at the product’s prices', async () => {
  const form = await openForm('/vendor/add-product', { 'POST /vendor/products': ok({}, 'Created') });
  const { user } = form;
  await fillProduct(form);
  await openMatrix(user);
  await user.click(within(dialog()).getByRole('button', { name: /^Add 0/ }));
  expect(await within(dialog()).findByText('Enter at least one size or colour.')).toBeVisible();
  await user.type(field('Size in English'), 'Small');
  await user.type(within(dialog()).getAllByLabelText('In Arabic (optional)')[0] as HTMLElement, 'صغير{Enter}');
  expect(field('Size in English')).toHaveFocus();
  await user.keyboard('Large{Enter}');
  expect(within(dialog()).getByLabelText('Variant stock: Size: Large')).toBeVisible();
  await user.type(field('Colour in English'), 'Blue; أزرق,White{Enter}');
  const first = await within(dialog()).findByLabelText('Variant stock: Size: Small / Blue');
  fireEvent.paste(first, { clipboardData: { getData: () => '5\n6\n7\n8' } });
  await waitFor(() => expect(within(dialog()).getByLabelText('Variant stock: Size: Large / White')).toHaveValue('8'));
  await user.click(within(dialog()).getByRole('button', { name: 'Add 4 variants' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('row', { name: /Size: Large \/ Blue/ })).toBeVisible();

  await form.save();
  await screen.findByText('Created');
  expect(form.sent()[0]).toMatchObject({
    'variants[0][type]': 'size',
    'variants[0][value]': 'Small',
    'variants[0][value_arabic]': 'صغير',
    'variants[0][color]': 'Blue',
    'variants[0][color_arabic]': 'أزرق',
    'variants[0][stock]': '5',
    'variants[0][sku]': 'LTX-1-SMALL-BLUE',
    'variants[0][barcode]': 'LTX-1-SMALL-BLUE',
    'variants[0][price_bhd]': '1.255',
    'variants[3][sku]': 'LTX-1-LARGE-WHITE',
  });
});

it('Another option keeps what was typed, and a removed one takes its variants away', async () => {
  const { user } = await openForm('/vendor/add-product');
  await openMatrix(user);
  await user.type(field('Size in English'), 'S,M,');
  await user.type(within(dialog()).getByLabelText('Variant stock: Size: S'), '5');
  await user.type(within(dialog()).getByLabelText('Price (SAR): Size: S'), '12.5');
  await user.type(field('Size in English'), 'L{Enter}');
  expect(within(dialog()).getByLabelText('Variant stock: Size: S')).toHaveValue('5');
  await user.click(within(dialog()).getByRole('button', { name: 'Copy the first prices to all' }));
  expect(within(dialog()).getByLabelText('Price (SAR): Size: L')).toHaveValue('12.5');
  await user.click(within(dialog()).getByRole('button', { name: 'Remove M' }));
  expect(within(dialog()).queryByLabelText('Variant stock: Size: M')).not.toBeInTheDocument();
  expect(field('Size in English')).toHaveFocus();
  await user.click(within(dialog()).getByRole('button', { name: 'Add 2 variants' }));
  expect(await within(dialog()).findAllByText('Price (BHD) is required.')).toHaveLength(2);
});

it('Adding a color creates only missing pairs and reports duplicate SKUs', async () => {
  const pair = { ...large, color: 'Blue', color_arabic: 'أزرق', sku: 'GLV-1-LARGE-WHITE' };
  const { user, fill } = await openForm('/vendor/edit-product/nitrile-gloves', {
    'GET /vendor/products/nitrile-gloves': ok({ product: { ...gloves, variants: [pair] } }),
  });
  await openMatrix(user);
  expect(within(dialog()).getByText('Large / كبير')).toBeVisible();
  expect(within(dialog()).getByText('The product comes in all of these already.')).toBeVisible();
  await user.type(field('Colour in English'), 'White,Whitest{Enter}');
  const codes = await within(dialog()).findAllByLabelText(/^Variant SKU: /);
  expect(codes.map((code) => (code as HTMLInputElement).value)).toEqual(['GLV-1-LARGE-WHITE-2', 'GLV-1-LARGE-WHITES']);
  await fill('Variant SKU: Size: Large / Whitest', 'GLV-1-LARGE-WHITE-2', dialog());
  await user.click(within(dialog()).getByRole('button', { name: 'Add 2 variants' }));
  expect(await within(dialog()).findByText('Another variant has this SKU.')).toBeVisible();
});

it.each([
  ['Size in English', 'S\nM; وسط', 'Size: M', { type: 'size', sku: 'LTX-1-M' }],
  ['Colour in English', 'Blue\nWhite; أبيض', 'Colour: White', { type: 'color', sku: 'LTX-1-WHITE' }],
])('A list pasted into "%s" makes variants of that kind alone', async (label, typed, name, { type, sku }) => {
  const form = await openForm('/vendor/add-product', { 'POST /vendor/products': ok({}, 'Created') });
  await fillProduct(form);
  await openMatrix(form.user);
  fireEvent.paste(field(label), { clipboardData: { getData: () => typed } });
  const first = (await within(dialog()).findAllByLabelText(/^Variant stock: /))[0] as HTMLElement;
  fireEvent.paste(first, { clipboardData: { getData: () => '5\n6' } });
  expect(await within(dialog()).findByLabelText(`Variant stock: ${name}`)).toHaveValue('6');
  await form.user.click(within(dialog()).getByRole('button', { name: 'Add 2 variants' }));
  await screen.findByRole('row', { name: new RegExp(name) });
  await form.save();
  await screen.findByText('Created');
  expect(form.sent()[0]).toMatchObject({
    'variants[1][type]': type,
    'variants[1][color]': '',
    'variants[1][sku]': sku,
    'variants[1][price_sar]': '12.50',
  });
});

it('Existing options are offered again, also when there are only colors', () => {
  const colour = { ...emptyVariant, type: 'color' as const, value: 'Blue', value_arabic: 'أزرق', sku: 'X-BLUE' };
  expect(presentOptions([colour])).toEqual({ sizes: [], colors: [{ en: 'Blue', ar: 'أزرق' }] });
  const blue = { en: 'blue', ar: '' };
  const more = matrixOf({
    sizes: [],
    colors: [blue, { en: 'White', ar: '' }],
    product: { ...emptyVariant, sku: 'X' },
    present: [colour],
  });
  expect(more.map(({ type, value, sku }) => [type, value, sku])).toEqual([['color', 'White', 'X-WHITE']]);
});
