import { ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { gloves } from '../../testing/gloves.ts';
import { openForm, refusal } from './testing/open-form.tsx';

const EDIT = 'POST /vendor/products/nitrile-gloves';

const open = (responses = {}, lang: 'en' | 'ar' = 'en') =>
  openForm('/vendor/edit-product/nitrile-gloves', responses, lang);
const section = async (title = 'Rules of sale') => {
  const panel = (await screen.findByRole('heading', { name: title })).closest('section');
  if (!panel) throw new Error('There is no section.');
  return within(panel);
};

it('A product without rules of its own follows its category', async () => {
  await open();
  const rules = await section();
  expect(rules.getByText(/^You can only be stricter than the category/)).toBeVisible();
  expect(rules.getByRole('combobox', { name: 'Buyers' })).toHaveDisplayValue('As its category');
  for (const box of rules.getAllByRole('textbox')) expect(box).toHaveValue('');
});

it('The rules of a product are shown and sent', async () => {
  const stored = { ...gloves, audience: 'professional', quantity_limit: '2', limit_days: '7', min_age: '18' };
  const { fill, save, user, sent } = await open({
    'GET /vendor/products/nitrile-gloves': ok({ product: stored }),
    [EDIT]: ok({}, 'Saved'),
  });
  const rules = await section();
  expect(rules.getByRole('combobox', { name: 'Buyers' })).toHaveDisplayValue('Professionals');
  expect(rules.getAllByRole('textbox').map((box) => (box instanceof HTMLInputElement ? box.value : ''))).toEqual([
    '2',
    '7',
    '18',
  ]);
  await user.selectOptions(rules.getByRole('combobox', { name: 'Buyers' }), 'Prescription only');
  await fill('Units per person', '١');
  await save();
  expect(sent()[0]).toMatchObject({ audience: 'rx', quantity_limit: '1', limit_days: '7', min_age: '18' });
});

it('A refused limit is explained at its field', async () => {
  const message = 'Enter a whole number from 1 to 9999.';
  const { fill, save } = await open({
    [EDIT]: refusal(422, 'validation', 'Please check.', { quantity_limit: [message] }),
  });
  await fill('Units per person', '99999');
  await save();
  await waitFor(() =>
    expect(screen.getByLabelText('Units per person')).toHaveAccessibleDescription(new RegExp(message)),
  );
  expect(screen.getByLabelText('Units per person')).toBeInvalid();
});

it('A highest storage temperature may stand alone, or above the lowest', async () => {
  const { fill, save, sent } = await open({ [EDIT]: ok({}, 'Saved') });
  await fill('Lowest storage temperature, °C', '9');
  await fill('Highest storage temperature, °C', '8');
  await save();
  expect(await screen.findByText('The highest temperature is below the lowest.')).toBeVisible();
  await fill('Lowest storage temperature, °C', '');
  await save();
  await waitFor(() => expect(sent()[0]).toMatchObject({ store_min_c: '', store_max_c: '8' }));
});

it('The rules are in Arabic for an Arabic vendor', async () => {
  await open({}, 'ar');
  expect((await section('قواعد البيع')).getByText(/^يمكنك التشديد على قواعد الفئة فقط/)).toBeVisible();
});
