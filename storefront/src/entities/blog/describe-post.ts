import type { Lang, Post, PostSummary } from '@balsam/shared-api';

/** Texts of a post in one language, and its reading time in whole minutes. */
export const postText = (post: PostSummary, lang: Lang) =>
  lang === 'ar'
    ? { title: post.title_arabic, summary: post.summary_arabic, minutes: post.minutes_arabic }
    : { title: post.title, summary: post.summary, minutes: post.minutes };

/** Head of a post's page. */
export const describePost = (post: Post, lang: Lang) => {
  const { title, summary } = postText(post, lang);
  return { page: 'blog' as const, values: { title, description: summary }, picture: post.image };
};

/** The post as schema.org data. */
export const postData = ({ dated }: Post, { title, description }: { title: string; description: string }) => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: title,
  description,
  datePublished: dated,
});
