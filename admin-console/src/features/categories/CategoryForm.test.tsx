import { ok } from '@balsam/shared-api/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refusal } from '../../testing/refusal.ts';
import { category, openCategories } from './testing/open-categories.ts';

type Answers = Parameters<typeof openCategories>[2];

beforeAll(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
});

const field = (label: string) => screen.getByLabelText(label, { selector: 'input, textarea, select' });
const picture = new File(['picture'], 'wound.png', { type: 'image/png' });

// Serialized form of a file in jsdom's multipart body.
const FILE = '[object File]';

const openForm = async (at: string, responses: Answers = {}) => {
  const view = await openCategories(at, [category], responses);
  await screen.findByLabelText('Category Name');
  const { user } = view;
  const fill = async (label: string, text: string) => {
    await user.click(field(label));
    await user.paste(text);
  };
  const save = () => user.click(screen.getByRole('button', { name: 'Save category' }));
  const fillAll = async () => {
    await fill('Category Name', 'Splints');
    await fill('Category Name Arabic', 'جبائر');
    await fill('Description', 'For arms and legs.');
    await fill('Description Arabic', 'للأذرع والأرجل.');
    await user.upload(field('Category image'), picture);
  };
  return { ...view, fill, fillAll, save };
};

const openNew = (responses?: Answers) => openForm('/admin/add-category', responses);
const openOld = (responses?: Answers) => openForm('/admin/edit-category/wound-care', responses);

it('An empty form shows the error of each field', async () => {
  const { save, sent } = await openNew();
  await save();
  await waitFor(() => expect(field('Category Name')).toHaveFocus());
  expect(field('Category Name')).toHaveAccessibleDescription('Category Name is required.');
  expect(field('Category Name Arabic')).toHaveAccessibleDescription('Category Name Arabic is required.');
  expect(field('Description')).toHaveAccessibleDescription('Description is required.');
  expect(field('Description Arabic')).toHaveAccessibleDescription('Description Arabic is required.');
  expect(field('Category image')).toHaveAccessibleDescription(/Category image is required\./);
  expect(sent()).toEqual([]);
});

it('A file that is not an image is rejected', async () => {
  const { save, sent } = await openNew();
  const text = new File(['words'], 'words.txt', { type: 'text/plain' });
  // Browsers let people choose any file; `accept` only suggests.
  fireEvent.change(field('Category image'), { target: { files: [text] } });
  await save();
  await waitFor(() => expect(field('Category image')).toHaveAccessibleDescription(/Choose an image file\./));
  expect(sent()).toEqual([]);
});

it('An admin adds a category in both languages and returns to the list', async () => {
  const { fillAll, save, sent, addressed } = await openNew({
    'POST /admin/category': ok({}, 'Category created successfully'),
  });
  await fillAll();
  expect(screen.getByRole('img', { name: 'Preview of wound.png' })).toHaveAttribute('src', 'blob:picture');
  await save();
  expect(await screen.findByText('Category created successfully')).toBeVisible();
  await waitFor(() => expect(addressed()).toBe('/admin/categories'));
  expect(sent()).toEqual([
    {
      method: 'POST',
      path: '/admin/category',
      body: {
        category_name: 'Splints',
        category_name_arabic: 'جبائر',
        category_description: 'For arms and legs.',
        category_description_arabic: 'للأذرع والأرجل.',
        category_status: '1',
        vat_class: 'standard',
        return_class: 'open',
        return_days: '30',
        min_shelf_life_days: '30',
        authorisation_required: 'false',
        audience: 'anyone',
        cold_chain: 'false',
        quantity_limit: '',
        limit_days: '30',
        min_age: '',
        size_guide: '',
        size_guide_arabic: '',
        category_image: FILE,
      },
    },
  ]);
});

const noResponse = () => {
  throw new TypeError('Failed to fetch');
};

it.each([
  ['the reason of the server', refusal(413, 'The file is too large.'), 'The file is too large.'],
  ['a general message', refusal(500), 'Failed to create category'],
  ['a network error', noResponse, 'An error occurred while creating the category'],
])('A failed save shows %s, in the form and in a toast', async (_what, response, words) => {
  const { fillAll, save } = await openNew({ 'POST /admin/category': response });
  await fillAll();
  await save();
  await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
  expect(field('Category Name')).toHaveValue('Splints');
});

it('An admin sets the tax class, and a newer status change is not overwritten', async () => {
  const { user, save, sent } = await openOld({ 'POST /admin/category/5': ok({}) });
  await user.selectOptions(field('Tax class'), 'Zero-rated medical device');
  await save();
  await waitFor(() =>
    expect(sent()[0]?.body).toEqual({
      _method: 'PUT',
      category_name: 'Wound care',
      category_name_arabic: 'العناية بالجروح',
      category_description: 'Dressings and plasters.',
      category_description_arabic: 'ضمادات ولاصقات.',
      vat_class: 'zero_device',
      updated_at_seen: '2026-11-20T09:30:00.000Z',
    }),
  );
});

it('A server error is shown at its field', async () => {
  const errors = { category_name: ['There is such a category.'] };
  const { fillAll, save } = await openNew({ 'POST /admin/category': refusal(422, 'Please check.', errors) });
  await fillAll();
  await save();
  await waitFor(() => expect(field('Category Name')).toHaveAccessibleDescription('There is such a category.'));
});

it('An admin edits a category, which keeps its picture if none is chosen', async () => {
  const { user, fill, save, sent, addressed } = await openOld({ 'POST /admin/category/5': ok({}, '') });
  expect(screen.getByRole('heading', { name: 'Edit Wound care' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Category image' })).toHaveAttribute('src', '/media/wound-640.webp');
  await user.selectOptions(field('Status'), 'Inactive');
  await fill('Category Name', 's');
  await save();
  expect(await screen.findByText('Category updated successfully')).toBeVisible();
  await waitFor(() => expect(addressed()).toBe('/admin/categories'));
  const [{ body } = { body: null }] = sent();
  expect(body).toMatchObject({ _method: 'PUT', category_name: 'Wound cares', category_status: '0' });
  expect(body).not.toHaveProperty('category_image');
});

it('A change without a response shows an error', async () => {
  const { fill, save } = await openOld({ 'POST /admin/category/5': noResponse });
  await fill('Category Name', 's');
  await save();
  expect((await screen.findAllByText('An error occurred while updating the category'))[0]).toBeVisible();
});

it('An admin sees what each language still needs', async () => {
  const { fill } = await openNew();
  const texts = screen.getByRole('heading', { name: 'Name and description' }).closest('section');
  if (!texts) throw new Error('There is no section.');
  const arabic = within(within(texts).getByRole('group', { name: 'Arabic' }));
  expect(arabic.getByText('2 fields missing')).toBeVisible();
  await fill('Category Name Arabic', 'جبائر');
  expect(arabic.getByText('1 field missing')).toBeVisible();
});

it('Leaving a half-completed category asks for confirmation', async () => {
  const { user, fill, addressed } = await openNew();
  await fill('Category Name', 'Splints');
  await user.click(screen.getByRole('link', { name: 'All categories' }));
  expect(await screen.findByRole('dialog', { name: 'You have unsaved changes' })).toBeVisible();
  expect(addressed()).toBe('/admin/add-category');
});

it.each([
  ['does not exist', 404],
  ['cannot be loaded', 500],
])('A category that %s shows a message at the list', async (_what, status) => {
  const { addressed } = await openCategories('/admin/edit-category/gone', [category], {
    'GET /admin/category/gone': refusal(status),
  });
  expect(await screen.findByText('Failed to load category data')).toBeVisible();
  await waitFor(() => expect(addressed()).toBe('/admin/categories'));
});

it('A new rule shows how many products it takes off sale before it is saved', async () => {
  const { user, save, sent } = await openOld({ 'POST /admin/category/5': ok({ data: category }) });
  await user.selectOptions(field('Requires an authorisation'), 'Yes');
  expect(await screen.findByText('3 products would leave the shop.')).toBeVisible();
  await save();
  await waitFor(() => expect(sent()).toMatchObject([{ body: { authorisation_required: 'true' } }]));
});
