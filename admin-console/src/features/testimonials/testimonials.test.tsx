import type { AdminTestimonial } from '@balsam/shared-api';
import { fakeApi, metaOf, ok } from '@balsam/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { adminUser } from '../../testing/responses.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const reem: AdminTestimonial = {
  id: 3,
  words: 'One order instead of four.',
  words_arabic: 'طلب واحد بدل أربعة.',
  name: 'Dr. Reem',
  name_arabic: 'د. ريم',
  place: 'Clinic',
  place_arabic: 'عيادة',
  published: true,
  updated_at: '2026-11-20T09:30:00.000Z',
};

const open = async (rows: AdminTestimonial[] = [reem], responses: Parameters<typeof fakeApi>[0] = {}) => {
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/testimonials': ok({ data: { testimonials: rows, meta: metaOf(rows) } }),
    ...responses,
  });
  const view = await renderConsole('/admin/testimonials');
  const sent = () => calls.filter(({ method }) => method !== 'GET').map(({ path, body }) => ({ path, body }));
  return { ...view, sent };
};

it('An admin adds a testimonial in both languages', async () => {
  const { user, sent } = await open([], { 'POST /admin/testimonials': ok({ data: reem }, 'Added.') });
  expect(await screen.findByText('There are no testimonials yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add testimonial' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add testimonial' }));
  await user.click(dialog.getByRole('button', { name: 'Save testimonial' }));
  expect(await dialog.findByText('The Arabic text is required.')).toBeVisible();
  const { id: _id, published: _published, updated_at: _at, ...texts } = reem;
  const labels: Record<keyof typeof texts, string> = {
    words: 'Words',
    words_arabic: 'Words in Arabic',
    name: 'Name',
    name_arabic: 'Name in Arabic',
    place: 'Role or place',
    place_arabic: 'Role or place in Arabic',
  };
  for (const [name, label] of Object.entries(labels))
    await user.type(dialog.getByLabelText(label), texts[name as keyof typeof texts]);
  await user.click(dialog.getByRole('button', { name: 'Save testimonial' }));
  expect(await screen.findByText('Added.')).toBeVisible();
  expect(sent()).toEqual([{ path: '/admin/testimonials', body: { ...texts, published: true } }]);
});

it('An admin hides a testimonial, and deletes one after confirming', async () => {
  const { user, sent } = await open([reem], {
    'POST /admin/testimonials/3': ok({ data: reem }, 'Saved.'),
    'DELETE /admin/testimonials/3': ok({}, 'Gone.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Edit the testimonial of Dr. Reem' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: 'Published' }));
  await user.click(dialog.getByRole('button', { name: 'Save testimonial' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(sent()[0]?.body).toMatchObject({ _method: 'PUT', published: false });
  await user.click(screen.getByRole('button', { name: 'Delete the testimonial of Dr. Reem' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes, delete' }));
  expect(await screen.findByText('Gone.')).toBeVisible();
});
