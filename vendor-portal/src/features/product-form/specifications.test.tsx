import { ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { glovesAttributes } from '../../testing/attributes.ts';
import { gloves } from '../../testing/gloves.ts';
import { fillProduct, openForm, refusal } from './testing/open-form.tsx';

const EDIT = 'POST /vendor/products/nitrile-gloves';
const SHOW = 'GET /vendor/products/nitrile-gloves';
const OF_GLOVES = 'GET /vendor/categories/2/attributes';
const OF_MASKS = 'GET /vendor/categories/3/attributes';

const [material, length] = glovesAttributes;
const filled = [
  { code: 'material', value: 11, value_arabic: '' },
  { code: 'powder_free', value: false, value_arabic: '' },
  { code: 'uses', value: [21], value_arabic: '' },
  { code: 'finish', value: 'Smooth', value_arabic: 'ناعم' },
];

const section = async (title = 'Specifications') => {
  const heading = await screen.findByRole('heading', { name: title });
  const panel = heading.closest('section');
  if (!panel) throw new Error('There is no section.');
  return within(panel);
};
const open = async (responses = {}, lang: 'en' | 'ar' = 'en') => {
  const view = await openForm(
    '/vendor/edit-product/nitrile-gloves',
    {
      [OF_GLOVES]: ok({ attributes: glovesAttributes }),
      [SHOW]: ok({ product: { ...gloves, attributes: filled } }),
      ...responses,
    },
    lang,
  );
  await (await section(lang === 'ar' ? 'المواصفات' : undefined)).findByRole('status');
  return view;
};
const specifications = (body: Record<string, string> | undefined) => JSON.parse(body?.attributes ?? 'null') as unknown;

it('A product without a category asks to choose one first', async () => {
  await openForm('/vendor/add-product');
  expect((await section()).getByText(/^Choose a category first/)).toBeVisible();
});

it('A category without specifications says so, and none are sent', async () => {
  const { fill, save, sent } = await openForm('/vendor/edit-product/nitrile-gloves', { [EDIT]: ok({}, 'Saved') });
  expect(await (await section()).findByText('This category asks for no specifications.')).toBeVisible();
  await fill('SKU', 'GLV-2');
  await save();
  await screen.findByText('Saved');
  expect(sent()[0]).not.toHaveProperty('attributes');
});

it('Each kind has its own input, filled with the value of the product', async () => {
  await open();
  expect(screen.getByLabelText('Material')).toHaveDisplayValue('Nitrile');
  expect(screen.getByLabelText('Length (mm)')).toHaveValue('');
  expect(screen.getByLabelText('Powder-free')).toHaveDisplayValue('No');
  const uses = within(screen.getByRole('group', { name: 'Uses' }));
  expect(uses.getByLabelText('Examination')).toBeChecked();
  expect(uses.getByLabelText('Surgery')).not.toBeChecked();
  expect(screen.getByLabelText('Finish, in English')).toHaveValue('Smooth');
  expect(screen.getByLabelText('Finish, in Arabic')).toHaveValue('ناعم');
});

it('A required value is marked, with the day from which it is required', async () => {
  await open();
  expect(screen.getByLabelText('Material')).toBeRequired();
  expect(screen.getByLabelText('Material')).toHaveAccessibleDescription(/^Required for approval since .*2026/);
  expect(screen.getByLabelText('Length (mm)')).not.toBeRequired();
  expect(screen.getByLabelText('Length (mm)')).toHaveAccessibleDescription(
    /^Without the packaging\. From 0 to 500\. Required for approval from .*2099/,
  );
});

it('The section announces how much is filled in and what is missing', async () => {
  const { fill, user } = await open();
  const news = (await section()).getByRole('status');
  expect(news).toHaveTextContent('4 of 5 filled in.');
  await user.selectOptions(screen.getByLabelText('Material'), 'Not stated');
  expect(news).toHaveTextContent('3 of 5 filled in, 1 required value missing.');
  await fill('Length (mm)', '240');
  expect(news).toHaveTextContent('4 of 5 filled in, 1 required value missing.');
});

it('Opening a product changes nothing, and Arabic digits are accepted', async () => {
  const { fill, save, sent } = await open({ [EDIT]: ok({}, 'Saved') });
  expect(screen.queryByRole('button', { name: 'Save product' })).not.toBeInTheDocument();
  await fill('Length (mm)', '٢٤٠٫٥');
  expect(screen.getByLabelText('Length (mm)')).toHaveValue('240.5');
  await save();
  await screen.findByText('Saved');
  expect(specifications(sent()[0])).toEqual([
    { code: 'material', value: 11, value_arabic: '' },
    { code: 'length', value: '240.5', value_arabic: '' },
    ...filled.slice(1),
  ]);
});

it('An emptied value is left out', async () => {
  const { fill, save, sent, user } = await open({ [EDIT]: ok({}, 'Saved') });
  await user.selectOptions(screen.getByLabelText('Powder-free'), 'Not stated');
  await user.click(screen.getByLabelText('Examination'));
  await fill('Finish, in English', '');
  await fill('Finish, in Arabic', ' ');
  await save();
  await screen.findByText('Saved');
  expect(specifications(sent()[0])).toEqual(filled.slice(0, 1));
});

it('Server errors appear at their inputs, and everything typed stays', async () => {
  const errors = { 'attributes.length': ['Must be at most 500.'], 'attributes.material': ['Required here.'] };
  const { fill, save, user } = await open({ [EDIT]: refusal(422, 'validation', 'Please check.', errors) });
  await fill('Length (mm)', '900');
  await user.selectOptions(screen.getByLabelText('Material'), 'Not stated');
  await save();
  await waitFor(() => expect(screen.getByLabelText('Material')).toHaveFocus());
  expect(screen.getByLabelText('Material')).toHaveAccessibleDescription(/Required here\.$/);
  expect(screen.getByLabelText('Length (mm)')).toHaveAccessibleDescription(/Must be at most 500\.$/);
  expect(screen.getByLabelText('Length (mm)')).toHaveValue('900');
  expect(screen.getByLabelText('Finish, in English')).toHaveValue('Smooth');
});

it('Values survive a change of category where both ask for them', async () => {
  const categories = [
    { id: 2, slug: 'protection', name: 'Protection', name_arabic: 'الوقاية', image: null, product_count: 1 },
    { id: 3, slug: 'masks', name: 'Masks', name_arabic: 'كمامات', image: null, product_count: 1 },
  ];
  const view = await openForm('/vendor/add-product', {
    'GET /categories': ok({ categories }),
    [OF_GLOVES]: ok({ attributes: glovesAttributes }),
    [OF_MASKS]: ok({ attributes: [material] }),
    'POST /vendor/products': ok({}, 'Saved'),
  });
  await fillProduct(view);
  const { fill, save, sent, user } = view;
  await user.selectOptions(await screen.findByLabelText('Material'), 'Latex');
  await fill('Length (mm)', '240');
  await user.selectOptions(screen.getByLabelText('Category'), 'Masks');
  await waitFor(() => expect(screen.queryByLabelText('Length (mm)')).not.toBeInTheDocument());
  expect(await screen.findByLabelText('Material')).toHaveDisplayValue('Latex');
  await save();
  await screen.findByText('Saved');
  expect(specifications(sent()[0])).toEqual([{ code: 'material', value: 12, value_arabic: '' }]);
});

it('If the specifications cannot be loaded, the rest can be saved', async () => {
  const { fill, save, sent } = await openForm('/vendor/edit-product/nitrile-gloves', {
    [OF_GLOVES]: refusal(503, 'unavailable', 'Closed for a minute.'),
    [EDIT]: ok({}, 'Saved'),
  });
  expect(await (await section()).findByText('Closed for a minute.')).toBeVisible();
  await fill('SKU', 'GLV-2');
  await save();
  await screen.findByText('Saved');
  expect(sent()[0]).not.toHaveProperty('attributes');
});

it('A newer version keeps what was typed and takes over the other values', async () => {
  const newer = {
    ...gloves,
    attributes: [{ code: 'material', value: 12, value_arabic: '' }],
    updated_at: '2026-11-21T08:00:00.000Z',
  };
  let isChanged = false;
  const { fill, save, user } = await open({
    [SHOW]: () => ok({ product: isChanged ? newer : { ...gloves, attributes: filled } }),
    [EDIT]: refusal(409, 'changed_meanwhile', 'Changed elsewhere.'),
  });
  await fill('Length (mm)', '240');
  await save();
  await screen.findByText(/Someone else has saved this product/);
  isChanged = true;
  await user.click(screen.getByRole('button', { name: 'Load the newer version' }));
  await waitFor(() => expect(screen.getByLabelText('Material')).toHaveDisplayValue('Latex'));
  expect(screen.getByLabelText('Length (mm)')).toHaveValue('240');
  expect(screen.getByLabelText('Finish, in English')).toHaveValue('');
});

it('An Arabic reader sees Arabic names, units and options', async () => {
  await open({ [OF_GLOVES]: ok({ attributes: [material, length] }) }, 'ar');
  expect(screen.getByLabelText('المادة')).toHaveDisplayValue('نتريل');
  expect(screen.getByLabelText('الطول (مم)')).toHaveAccessibleDescription(/^دون العبوة\./);
});
