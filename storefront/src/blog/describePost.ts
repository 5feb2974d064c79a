import type { Post } from './posts.ts';

/** What the head of a post's page says, in the language of `t`. */
export const describePost = ({ key }: Post, t: (key: string) => string) => ({
  page: 'blog' as const,
  values: { title: t(`blog.posts.${key}.title`), description: t(`blog.posts.${key}.summary`) },
});

/** The post in the words of schema.org. */
export const postData = ({ date }: Post, { title, description }: { title: string; description: string }) => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: title,
  description,
  datePublished: date,
});
