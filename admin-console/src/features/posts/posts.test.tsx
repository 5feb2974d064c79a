import type { AdminPost } from '@balsam/shared-api';
import { fakeApi, metaOf, ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { adminUser } from '../../testing/responses.ts';
import { refusal } from '../../testing/refusal.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const post: AdminPost = {
  id: 4,
  slug: 'choosing-a-mask',
  title: 'Choosing a mask',
  title_arabic: 'اختيار الكمامة',
  summary: 'It must fit.',
  summary_arabic: 'لا بد أن تناسب.',
  body: 'Measure.',
  body_arabic: 'قس.',
  drawing: 'mask',
  image: '/media/mask-640.webp',
  dated: '2026-11-12',
  published: true,
  updated_at: '2026-11-20T09:30:00.000Z',
};
const list = ok({ data: { posts: [post], meta: metaOf([post]) } });

const open = async (at: string, responses: Parameters<typeof fakeApi>[0] = {}) => {
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/posts': list,
    'GET /admin/posts/4': ok({ data: post }),
    ...responses,
  });
  const view = await renderConsole(at);
  const sent = () =>
    calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => ({ method, path, body }));
  return { ...view, sent };
};
const field = (name: string) => screen.findByRole('textbox', { name });

it('An admin writes a post in both languages and returns to the list', async () => {
  const { user, sent, router } = await open('/admin/add-post', { 'POST /admin/posts': ok({ data: post }, 'Added.') });
  for (const [name, text] of Object.entries({
    Title: 'Gloves',
    'Title in Arabic': 'قفازات',
    Summary: 'Three kinds.',
    'Summary in Arabic': 'ثلاثة أنواع.',
    Text: 'Nitrile.',
    'Text in Arabic': 'نتريل.',
  }))
    await user.type(await field(name), text);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Drawing' }), 'Gloves');
  await user.click(screen.getByRole('checkbox', { name: 'Published' }));
  await user.click(screen.getByRole('button', { name: 'Save post' }));
  expect(await screen.findByText('Added.')).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/posts');
  expect(sent()[0]?.body).toMatchObject({
    title: 'Gloves',
    body_arabic: 'نتريل.',
    drawing: 'gloves',
    published: 'true',
  });
});

it('An incomplete post shows the error of each field', async () => {
  const { user, sent } = await open('/admin/add-post');
  await user.type(await field('Title'), 'Gloves');
  await user.click(screen.getByRole('button', { name: 'Save post' }));
  expect(await field('Title in Arabic')).toHaveAccessibleDescription('The Arabic title is required.');
  expect(sent()).toEqual([]);
});

it('An admin edits a post, removes its picture, and reads a server error', async () => {
  const { user, sent } = await open('/admin/edit-post/4', {
    'POST /admin/posts/4': refusal(422, 'Please check.', { title: ['This title is too long.'] }),
  });
  await user.type(await field('Title'), ' well');
  await user.click(screen.getByRole('checkbox', { name: 'Remove the picture' }));
  await user.click(screen.getByRole('button', { name: 'Save post' }));
  await waitFor(async () => expect(await field('Title')).toHaveAccessibleDescription(/too long/));
  expect(sent()[0]?.body).toMatchObject({
    _method: 'PUT',
    title: 'Choosing a mask well',
    remove_image: 'true',
  });
});

it('An admin deletes a post after confirming', async () => {
  const { user, sent } = await open('/admin/posts', { 'DELETE /admin/posts/4': ok({}, 'Gone.') });
  await user.click(await screen.findByRole('button', { name: 'Delete Choosing a mask' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('“Choosing a mask” will be gone from the blog.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Yes, delete' }));
  expect(await screen.findByText('Gone.')).toBeVisible();
  expect(sent()).toMatchObject([{ method: 'DELETE', path: '/admin/posts/4' }]);
});

it('Without posts an empty state is shown, and a missing post shows a message', async () => {
  const { unmount } = await open('/admin/posts', { 'GET /admin/posts': ok({ data: { posts: [], meta: metaOf([]) } }) });
  expect(await screen.findByText('There are no posts yet')).toBeVisible();
  unmount();
  await open('/admin/edit-post/9', { 'GET /admin/posts/9': refusal(404) });
  expect(await screen.findByRole('heading', { name: 'page not found' })).toBeVisible();
});
