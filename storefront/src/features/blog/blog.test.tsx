import { api, listTag } from '@balsam/shared-api';
import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { act, screen, within } from '@testing-library/react';
import { post, postSummary } from '../../testing/content-samples.ts';
import { arabic, english } from '../../testing/samples.ts';
import { BlogListPage } from './BlogListPage.tsx';
import { BlogPostPage } from './BlogPostPage.tsx';

const SLUG = 'how-to-choose-a-mask-size';
const posts = [postSummary(), ...['a', 'b', 'c', 'd'].map((slug) => postSummary({ slug, drawing: 'gloves' }))];
const responses = {
  'GET /posts': ok({ data: { posts } }),
  [`GET /posts/${SLUG}`]: ok({ data: post({ image: '/media/mask-640.webp' }) }),
};

const showPost = (slug: string, options: Partial<Parameters<typeof renderWithProviders>[1]> = {}) =>
  renderWithProviders(<BlogPostPage />, { texts: english, path: '/blog/:slug', at: `/blog/${slug}`, ...options });

test('The blog lists every post with its date and reading time', async () => {
  fakeApi(responses);
  await renderWithProviders(<BlogListPage />, { texts: english });
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual(
    posts.map(({ slug }) => `/blog/${slug}`),
  );
  expect(cards[0]).toHaveTextContent(/Nov 12, 2026 · 2 min read/);
});

test('A blog without posts says so', async () => {
  fakeApi({ 'GET /posts': ok({ data: { posts: [] } }) });
  await renderWithProviders(<BlogListPage />, { texts: english });
  expect(await screen.findByText('No posts yet.')).toBeVisible();
});

test('A post shows its text and picture, with links to other posts', async () => {
  fakeApi(responses);
  const { container } = await showPost(SLUG);
  expect(await screen.findByRole('heading', { level: 2, name: 'Measure the face' })).toBeVisible();
  expect(screen.getByRole('note')).toHaveTextContent('This article is general information.');
  expect(container.querySelector('img')).toHaveAttribute('src', '/media/mask-640.webp');
  const others = within(await screen.findByRole('region', { name: 'More to read' })).getAllByRole('link');
  expect(others.map((link) => link.getAttribute('href'))).toEqual(['/blog/a', '/blog/b', '/blog/c']);
});

test('An Arabic reader sees the post in Arabic', async () => {
  fakeApi(responses);
  await showPost(SLUG, { lang: 'ar', texts: arabic });
  expect(await screen.findByRole('heading', { level: 1, name: 'كيف تختار مقاس الكمامة' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'قس الوجه' })).toBeVisible();
});

test("A post shows an admin's changes", async () => {
  let title = 'How to choose';
  fakeApi({ ...responses, [`GET /posts/${SLUG}`]: () => ok({ data: post({ title }) }) });
  const { store } = await showPost(SLUG);
  expect(await screen.findByRole('heading', { level: 1, name: 'How to choose' })).toBeVisible();
  title = 'How to measure';
  act(() => void store.dispatch(api.util.invalidateTags([listTag('Post')])));
  expect(await screen.findByRole('heading', { level: 1, name: 'How to measure' })).toBeVisible();
});

test('An unknown post address says that there is no such post', async () => {
  const missing = { status: 404, success: false, code: 'not_found', message: 'Not found.' };
  fakeApi({ ...responses, 'GET /posts/how-to-fly': { status: 404, body: missing } });
  await showPost('how-to-fly');
  expect(await screen.findByRole('heading', { level: 1, name: 'page not found' })).toBeVisible();
});
