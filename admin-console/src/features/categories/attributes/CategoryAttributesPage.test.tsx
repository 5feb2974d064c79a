import type { AdminCategoryAttribute } from '@balsam/shared-api';
import { metaOf, ok } from '@balsam/shared-api/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refusal } from '../../../testing/refusal.ts';
import { category, openCategories } from '../testing/open-categories.ts';

const READ = 'GET /admin/category/5/attributes';
const SAVE = 'POST /admin/category/5/attributes';

const plain = {
  ...{ help: '', help_arabic: '', unit: '', unit_arabic: '', decimals: 0, min: null, max: null, options: [] },
  ...{ filterable: true, comparable: true },
};
const material: AdminCategoryAttribute = {
  ...{ ...plain, id: 1, code: 'material', kind: 'option', name: 'Material', name_arabic: 'المادة' },
  ...{ required_from: '2026-11-01', missing: 0 },
};
const finish: AdminCategoryAttribute = {
  ...{ ...plain, id: 2, code: 'finish', kind: 'text', name: 'Finish', name_arabic: 'الملمس' },
  ...{ required_from: null, missing: 34 },
};
const length = {
  ...{ ...plain, id: 3, code: 'length', kind: 'number', name: 'Length', name_arabic: 'الطول' },
  ...{ product_count: 0, categories: [], created_at: category.created_at, updated_at: category.updated_at },
};
const assigned = (...attributes: AdminCategoryAttribute[]) =>
  ok({ data: { attributes, approved_count: 50, updated_at: category.updated_at } });

const open = (responses = {}) =>
  openCategories('/admin/category-specifications/wound-care', [category], {
    [READ]: assigned(material, finish),
    'GET /admin/attributes': ok({
      data: { attributes: [length, { ...length, ...material }], meta: metaOf([length, material]) },
    }),
    ...responses,
  });
const row = async (name: string) => {
  const item = (await screen.findByRole('link', { name })).closest('li');
  if (!item) throw new Error('There is no row.');
  return within(item);
};
const requireFrom = async (name: string, day: string) =>
  fireEvent.change((await row(name)).getByLabelText('Required from'), { target: { value: day } });
const save = () => screen.getByRole('button', { name: 'Save specifications' });

it('The page of a category lists its specifications and links to their page', async () => {
  await openCategories('/admin/edit-category/wound-care', [category], { [READ]: assigned(material, finish) });
  const panel = (await screen.findByText('Material')).closest('section');
  if (!panel) throw new Error('There is no section.');
  const items = within(panel).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Material Required from .*2026/),
    'Finish',
  ]);
  expect(within(panel).getByRole('link', { name: 'Edit specifications' })).toHaveAttribute(
    'href',
    '/admin/category-specifications/wound-care',
  );
});

it('A category without specifications says so', async () => {
  await open({ [READ]: assigned() });
  expect(await screen.findByText('This category asks for no specifications.')).toBeVisible();
});

it('The effect of a requirement is counted before it is saved', async () => {
  await open();
  const day = (await row('Finish')).getByLabelText('Required from');
  expect(day).toHaveAccessibleDescription(/^Leave empty/);
  await requireFrom('Finish', '2099-01-01');
  await waitFor(() => expect(day).toHaveAccessibleDescription(/^34 approved products lack it\./));
  expect((await row('Material')).getByLabelText('Required from')).toHaveAccessibleDescription(
    'All approved products have it.',
  );
});

it('A text offers no filter, because it has no choices', async () => {
  await open();
  expect((await row('Material')).getByLabelText('Shoppers can filter by it')).toBeChecked();
  expect((await row('Finish')).queryByLabelText('Shoppers can filter by it')).not.toBeInTheDocument();
});

it('An admin orders, requires, adds and removes specifications', async () => {
  const { user, sent, addressed } = await open({ [SAVE]: ok({ data: {} }, 'Saved') });
  await requireFrom('Finish', '2099-01-01');
  await user.click(screen.getByRole('button', { name: 'Move Finish up' }));
  await user.click((await row('Finish')).getByLabelText('Shown when products are compared'));
  await user.type(screen.getByLabelText('Find a specification to add'), 'e');
  await user.click(await screen.findByRole('button', { name: 'Add Length' }));
  await requireFrom('Length', '2099-02-01');
  expect((await row('Length')).getByText(/^50 approved products lack it\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove Material' }));
  await user.click(save());
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(addressed()).toBe('/admin/edit-category/wound-care');
  expect(sent()).toEqual([
    {
      ...{ method: 'POST', path: '/admin/category/5/attributes' },
      body: {
        _method: 'PUT',
        updated_at_seen: category.updated_at,
        attributes: [
          { attribute_id: 2, required_from: '2099-01-01', filterable: true, comparable: false },
          { attribute_id: 3, required_from: '2099-02-01', filterable: true, comparable: true },
        ],
      },
    },
  ]);
});

it('No specification is offered twice; a removed one keeps its settings', async () => {
  const { user } = await open();
  await user.type(await screen.findByLabelText('Find a specification to add'), 'e');
  expect(await screen.findByRole('button', { name: 'Add Length' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add Material' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove Material' }));
  await user.click(await screen.findByRole('button', { name: 'Add Material' }));
  expect((await row('Material')).getByLabelText('Required from')).toHaveValue('2026-11-01');
});

it('A day in the past is refused at its row', async () => {
  const message = 'A requirement begins tomorrow at the earliest.';
  const { user } = await open({ [SAVE]: refusal(422, 'Please check.', { 'attributes.0.required_from': [message] }) });
  await requireFrom('Finish', '2026-01-01');
  await user.click(screen.getByRole('button', { name: 'Move Finish up' }));
  await user.click(save());
  await waitFor(async () =>
    expect((await row('Finish')).getByLabelText('Required from')).toHaveAccessibleDescription(new RegExp(message)),
  );
});

it('A change made elsewhere is loaded without losing one’s own', async () => {
  const newer = ok({
    data: {
      attributes: [{ ...material, comparable: false }, finish],
      approved_count: 50,
      updated_at: '2026-11-22T09:30:00.000Z',
    },
  });
  let isChanged = false;
  const { user, sent } = await open({
    [READ]: () => (isChanged ? newer : assigned(material, finish)),
    [SAVE]: () => (isChanged ? ok({ data: {} }, 'Saved') : refusal(409, 'Changed.', {}, 'changed_meanwhile')),
  });
  await requireFrom('Finish', '2099-01-01');
  await user.click(save());
  isChanged = true;
  await user.click(await screen.findByRole('button', { name: 'Load the current version' }));
  await waitFor(async () =>
    expect((await row('Material')).getByLabelText('Shown when products are compared')).not.toBeChecked(),
  );
  await user.click(save());
  await screen.findByText('Saved');
  expect(sent().at(-1)?.body).toMatchObject({
    updated_at_seen: '2026-11-22T09:30:00.000Z',
    attributes: [
      { attribute_id: 1, comparable: false },
      { attribute_id: 2, required_from: '2099-01-01' },
    ],
  });
});

it('Specifications that cannot be loaded can be tried again', async () => {
  await open({ [READ]: refusal(500, 'Out of order.') });
  expect(await screen.findByText('Out of order.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
