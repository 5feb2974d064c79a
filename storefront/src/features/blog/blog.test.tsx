import { renderWithProviders } from '@balsam/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { POSTS } from '../../blog/posts.ts';
import { arabic, english } from '../../testing/samples.ts';
import { BlogListPage } from './BlogListPage.tsx';
import { BlogPostPage } from './BlogPostPage.tsx';

const showPost = (slug: string, options: Partial<Parameters<typeof renderWithProviders>[1]> = {}) =>
  renderWithProviders(<BlogPostPage />, { texts: english, path: '/blog/:slug', at: `/blog/${slug}`, ...options });

test('A reader finds every post, with its day and how long it takes', async () => {
  await renderWithProviders(<BlogListPage />, { texts: english });
  const cards = screen.getAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual(
    POSTS.map(({ slug }) => `/blog/${slug}`),
  );
  expect(cards[0]).toHaveTextContent(/Nov 12, 2026 · 2 minutes to read/);
});

test.each(POSTS)('A reader of $slug reads all of it, and is led to the others', async ({ slug, sections }) => {
  await showPost(slug);
  const [post] = screen.getAllByRole('article');
  if (!post) throw new Error('There is no post.');
  expect(within(post).getAllByRole('heading', { level: 2 })).toHaveLength(sections.length);
  expect(within(post).getByRole('note')).toHaveTextContent('This text is general information.');
  const others = within(screen.getByRole('region', { name: 'More to read' })).getAllByRole('link');
  expect(others.map((link) => link.getAttribute('href'))).not.toContain(`/blog/${slug}`);
  expect(others).toHaveLength(3);
});

test.each(POSTS)('An Arabic reader reads $slug in Arabic', async ({ slug }) => {
  await showPost(slug, { lang: 'ar', texts: arabic });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^[\u0600-\u06ff]/);
});

test('A reader who follows a wrong address is told that there is no such post', async () => {
  await showPost('how-to-fly');
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});
