import { ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from '../../testing/refusal.ts';
import { material, openAttributes } from './testing/open-attributes.ts';

const EDIT = 'POST /admin/attributes/7';
const field = (label: string, number = 0) => screen.getAllByLabelText(label)[number] as HTMLElement;

const openNew = async (responses = {}) => {
  const view = await openAttributes('/admin/add-specification', responses);
  await screen.findByLabelText('Name');
  const fill = async (label: string, text: string, number = 0) => {
    await view.user.click(field(label, number));
    await view.user.paste(text);
  };
  const save = () => view.user.click(screen.getByRole('button', { name: 'Save specification' }));
  return { ...view, fill, save };
};
const openOld = async (responses = {}) => {
  const view = await openAttributes('/admin/edit-specification/7', responses);
  await screen.findByLabelText('Name');
  return { ...view, save: () => view.user.click(screen.getByRole('button', { name: 'Save specification' })) };
};

it('An admin adds a specification with options and returns to the list', async () => {
  const { user, fill, save, sent, addressed } = await openNew({
    'POST /admin/attributes': ok({ data: material }, 'Specification added'),
  });
  await fill('Name', 'Material');
  await fill('Name in Arabic', 'المادة');
  await fill('Code', 'material');
  await user.click(screen.getByRole('button', { name: 'Add option' }));
  await fill('Option', 'Nitrile');
  await fill('Option in Arabic', 'نتريل');
  await save();
  expect(await screen.findByText('Specification added')).toBeVisible();
  expect(addressed()).toBe('/admin/specifications');
  expect(sent()[0]?.body).toEqual({
    ...{ kind: 'option', code: 'material', name: 'Material', name_arabic: 'المادة', help: '', help_arabic: '' },
    ...{ unit: '', unit_arabic: '', decimals: 0, min: null, max: null },
    options: [{ value: 'Nitrile', value_arabic: 'نتريل', min: null, max: null }],
  });
});

it('A number has a unit, limits and ranges', async () => {
  const { user, fill, save, sent } = await openNew({ 'POST /admin/attributes': ok({ data: material }, 'Added') });
  await fill('Name', 'Length');
  await fill('Name in Arabic', 'الطول');
  await fill('Code', 'length');
  await user.selectOptions(field('Kind'), 'Number');
  await fill('Unit', 'mm');
  await fill('Unit in Arabic', 'مم');
  await fill('Largest number', '٥٠٠');
  await user.selectOptions(field('Decimal places'), '1');
  await user.click(screen.getByRole('button', { name: 'Add range' }));
  await fill('Below', '٢٠٠٫٥');
  await save();
  await screen.findByText('Added');
  expect(sent()[0]?.body).toMatchObject({
    ...{ kind: 'number', unit: 'mm', unit_arabic: 'مم', decimals: 1, min: null, max: 500 },
    options: [{ value: '', value_arabic: '', min: null, max: 200.5 }],
  });
});

it.each(['Yes or no', 'Text'])('The kind “%s” has neither options nor a unit', async (kind) => {
  const { user } = await openNew();
  expect(screen.getByRole('button', { name: 'Add option' })).toBeVisible();
  await user.selectOptions(field('Kind'), kind);
  expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Unit')).not.toBeInTheDocument();
});

it('An empty form shows the error of each field', async () => {
  const { save, sent } = await openNew();
  await save();
  await waitFor(() => expect(field('Name')).toHaveAccessibleDescription('Name is required.'));
  expect(field('Name in Arabic')).toHaveAccessibleDescription('Name in Arabic is required.');
  expect(field('Code')).toHaveAccessibleDescription(/Code is required\.$/);
  expect(sent()).toEqual([]);
});

it('A limit that is not a number is refused', async () => {
  const { user, fill, save } = await openNew();
  await user.selectOptions(field('Kind'), 'Number');
  await fill('Smallest number', 'ten');
  await save();
  await waitFor(() =>
    expect(field('Smallest number')).toHaveAccessibleDescription('Enter a number with at most 4 decimal places.'),
  );
});

it('Kind and code of a stored specification are fixed, and its use is shown', async () => {
  await openOld();
  expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
  expect(screen.getByText('3 products have a value.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Wound care' })).toHaveAttribute('href', '/admin/edit-category/5');
});

it('Options are sent in their new order, and a used one cannot be removed', async () => {
  const { user, save, sent } = await openOld({ [EDIT]: ok({ data: material }, 'Saved') });
  const options = within(screen.getByRole('group', { name: 'Options in order' }));
  expect(options.getByText('3 products have it, so it cannot be removed.')).toBeVisible();
  expect(options.queryByRole('button', { name: 'Remove Nitrile' })).not.toBeInTheDocument();
  await user.click(options.getByRole('button', { name: 'Move Latex up' }));
  await save();
  await screen.findByText('Saved');
  expect(sent()[0]?.body).toMatchObject({
    _method: 'PUT',
    updated_at_seen: material.updated_at,
    options: [
      { id: 12, value: 'Latex' },
      { id: 11, value: 'Nitrile' },
    ],
  });
});

it('An error of the server appears at its option, wherever that has been moved', async () => {
  const { user, save } = await openOld({
    [EDIT]: refusal(422, 'Please check.', { 'options.0.value': ['This option is listed twice.'] }),
  });
  await user.click(screen.getByRole('button', { name: 'Move Latex up' }));
  await save();
  await waitFor(() => expect(field('Option')).toHaveAccessibleDescription('This option is listed twice.'));
  expect(field('Option')).toHaveValue('Latex');
});

it('A newer version keeps its own options and what was typed', async () => {
  const added = { ...material.options[1], id: 13, value: 'Vinyl', value_arabic: 'فينيل', product_count: 0 };
  const newer = { ...material, options: [added, ...material.options], updated_at: '2026-11-21T09:30:00.000Z' };
  let isChanged = false;
  const { user, save, sent } = await openOld({
    'GET /admin/attributes/7': () => ok({ data: isChanged ? newer : material }),
    [EDIT]: () => (isChanged ? ok({ data: newer }, 'Saved') : refusal(409, 'Changed.', {}, 'changed_meanwhile')),
  });
  await user.type(field('Option', 1), ' free');
  await user.click(screen.getByRole('button', { name: 'Save specification' }));
  isChanged = true;
  await user.click(await screen.findByRole('button', { name: 'Load the current version' }));
  await waitFor(() => expect(field('Option')).toHaveValue('Vinyl'));
  await save();
  await screen.findByText('Saved');
  expect(sent().at(-1)?.body).toMatchObject({
    updated_at_seen: newer.updated_at,
    options: [
      { id: 13, value: 'Vinyl' },
      { id: 11, value: 'Nitrile' },
      { id: 12, value: 'Latex free' },
    ],
  });
});

it('A specification that does not exist shows a message', async () => {
  await openAttributes('/admin/edit-specification/9', { 'GET /admin/attributes/9': refusal(404) });
  expect(await screen.findByRole('heading', { name: 'page not found' })).toBeVisible();
});
