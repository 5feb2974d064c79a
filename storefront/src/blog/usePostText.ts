import { useTranslation } from 'react-i18next';
import type { Post } from './posts.ts';

const WORDS_PER_MINUTE = 180;

/** The words of a post in the reader's language, and the whole minutes that reading them takes. */
export function usePostText({ key, sections }: Post) {
  const { t } = useTranslation('storefront');
  const of = (name: string): string => t(`blog.posts.${key}.${name}`);
  const summary = of('summary');
  const parts = sections.map((name) => ({ name, title: of(`${name}.title`), text: of(`${name}.text`) }));
  const words = [summary, ...parts.map(({ text }) => text)].join(' ').split(/\s+/).length;
  return { title: of('title'), summary, parts, minutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)) };
}
