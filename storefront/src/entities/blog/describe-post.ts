import type { Lang, Post, PostSummary } from '@balsam/shared-api';

/** The words of a post in a language, and the whole minutes that reading it takes. */
export const postText = (post: PostSummary, lang: Lang) =>
  lang === 'ar'
    ? { title: post.title_arabic, summary: post.summary_arabic, minutes: post.minutes_arabic }
    : { title: post.title, summary: post.summary, minutes: post.minutes };

/** What the head of a post's page says. */
export const describePost = (post: Post, lang: Lang) => {
  const { title, summary } = postText(post, lang);
  return { page: 'blog' as const, values: { title, description: summary }, picture: post.image };
};

/** The post in the words of schema.org. */
export const postData = ({ dated }: Post, { title, description }: { title: string; description: string }) => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: title,
  description,
  datePublished: dated,
});
