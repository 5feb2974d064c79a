import { ok } from '@balsam/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { refusal } from '../../testing/refusal.ts';
import { diriyah, openPlaces } from './testing/open-places.ts';

type Options = Parameters<typeof openPlaces>[1];

const openModal = async (at: string, { button, title }: { button: string; title: string }, options?: Options) => {
  const view = await openPlaces(at, options);
  const { user } = view;
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  const fill = async (label: string, text: string) => {
    await user.clear(dialog.getByLabelText(label));
    await user.type(dialog.getByLabelText(label), text);
  };
  return { ...view, dialog, fill };
};

const ADD_COUNTRY = { button: 'Add country', title: 'Add country' };

it('An admin adds a country with its code and both names', async () => {
  const { user, dialog, fill, sent } = await openModal('/admin/places', ADD_COUNTRY, {
    responses: { 'POST /admin/places': ok({ data: {} }, 'The place has been added.') },
  });
  await fill('Country code', 'tr');
  await fill('English name', 'Türkiye');
  await fill('Arabic name', 'تركيا');
  await user.click(dialog.getByRole('button', { name: 'Save place' }));
  expect(await screen.findByText('The place has been added.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const body = { iso2: 'tr', name: 'Türkiye', name_arabic: 'تركيا' };
  expect(sent()).toEqual([{ method: 'POST', path: '/admin/places', body }]);
});

it('An empty country form shows the error of each field', async () => {
  const { user, dialog, fill, sent } = await openModal('/admin/places', ADD_COUNTRY);
  await fill('Country code', '1');
  await user.click(dialog.getByRole('button', { name: 'Save place' }));
  expect(await dialog.findByText('Use two letters from A to Z.')).toBeVisible();
  expect(dialog.getByLabelText('English name')).toHaveAccessibleDescription('The English name is required.');
  expect(dialog.getByLabelText('Arabic name')).toHaveAccessibleDescription('The Arabic name is required.');
  expect(sent()).toEqual([]);
});

it('A name that is taken is rejected at its field, which keeps the typed text', async () => {
  const errors = { name_arabic: ['This name is already taken here.'] };
  const { user, dialog, fill } = await openModal(
    '/admin/places/1/20',
    { button: 'Add city', title: 'Add city' },
    { responses: { 'POST /admin/places/states/20/cities': refusal(422, 'Please check.', errors) } },
  );
  expect(dialog.queryByLabelText('Country code')).not.toBeInTheDocument();
  await fill('English name', 'Ad Diriyah');
  await fill('Arabic name', 'الدرعيه');
  await user.click(dialog.getByRole('button', { name: 'Save place' }));
  expect(await dialog.findByText('This name is already taken here.')).toBeVisible();
  expect(dialog.getByLabelText('Arabic name')).toBeInvalid();
  expect(dialog.getByLabelText('English name')).toHaveValue('Ad Diriyah');
});

it('An admin adds a state to a country', async () => {
  const { user, dialog, fill, sent } = await openModal(
    '/admin/places/1',
    { button: 'Add state', title: 'Add state' },
    { responses: { 'POST /admin/places/1/states': ok({ data: {} }, 'The place has been added.') } },
  );
  await fill('English name', 'Hejaz');
  await fill('Arabic name', 'الحجاز');
  await user.click(dialog.getByRole('button', { name: 'Save place' }));
  expect(await screen.findByText('The place has been added.')).toBeVisible();
  expect(sent()).toMatchObject([{ path: '/admin/places/1/states', body: { name: 'Hejaz', name_arabic: 'الحجاز' } }]);
});

it('An admin corrects the names of a city in Arabic', async () => {
  const { user, dialog, fill, sent } = await openModal(
    '/admin/places/1/20',
    { button: 'تعديل الدرعية', title: 'تعديل الدرعية' },
    { responses: { 'POST /admin/places/cities/300': ok({ data: diriyah }, 'تم حفظ المكان.') }, lang: 'ar' },
  );
  expect(dialog.getByLabelText('الاسم بالإنجليزية')).toHaveValue('Diriyah');
  await fill('الاسم بالعربية', 'الدرعيّة');
  await user.click(dialog.getByRole('button', { name: 'حفظ' }));
  expect(await screen.findByText('تم حفظ المكان.')).toBeVisible();
  const body = { _method: 'PUT', name: 'Diriyah', name_arabic: 'الدرعيّة', updated_at_seen: '2026-11-20T09:30:00.000Z' };
  expect(sent()).toEqual([{ method: 'POST', path: '/admin/places/cities/300', body }]);
});
