import { createHash } from 'node:crypto';
import escapeHtml from 'escape-html';
import type { Lang } from '@balsam/shared-api';
import { LANGS, LANGUAGES } from '@balsam/shared-api/facts';

const STYLE =
  ':root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-inline-size:34rem;margin:18vh auto;padding-inline:1.5rem}section+section{margin-block-start:3rem}';

interface Part {
  readonly title: string;
  readonly text: string;
  readonly again: string;
}

type Parts = Readonly<Record<Lang, Part>>;

const MAINTENANCE: Parts = {
  en: {
    title: 'We will be back in a moment',
    text: 'We are working on the shop. Your cart and your orders are safe. Please try again in a minute.',
    again: 'Try again',
  },
  ar: {
    title: 'سنعود بعد لحظات',
    text: 'نُجري الآن أعمال صيانة في المتجر، وسلة مشترياتك وطلباتك محفوظة. يُرجى المحاولة مرة أخرى بعد دقيقة.',
    again: 'حاول مرة أخرى',
  },
};

const BUSY: Parts = {
  en: {
    title: 'The shop is very busy right now',
    text: 'The shop has more visitors than it can serve at the moment. Your cart and your orders are safe. Please try again in a few seconds.',
    again: 'Try again',
  },
  ar: {
    title: 'المتجر مزدحم جدًا الآن',
    text: 'عدد الزوار الآن أكبر مما يستطيع المتجر خدمته في اللحظة نفسها، وسلة مشترياتك وطلباتك محفوظة. يُرجى المحاولة مرة أخرى بعد ثوانٍ قليلة.',
    again: 'حاول مرة أخرى',
  },
};

const OFFLINE: Parts = {
  en: {
    title: 'You are offline',
    text: 'This page needs an internet connection. Your cart and your orders are safe. Check your connection, then try again.',
    again: 'Try again',
  },
  ar: {
    title: 'لا يوجد اتصال بالإنترنت',
    text: 'تحتاج هذه الصفحة إلى الاتصال بالإنترنت، وسلة مشترياتك وطلباتك محفوظة. تحقّق من اتصالك ثم حاول مرة أخرى.',
    again: 'حاول مرة أخرى',
  },
};

const sectionOf = (lang: Lang, { title, text, again }: Part): string =>
  `<section lang="${lang}" dir="${LANGUAGES[lang].dir}"><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p></section>`;

const titleOf = (parts: Parts, names?: Record<Lang, string>) =>
  LANGS.map((lang) => [parts[lang].title, names?.[lang]].filter(Boolean).join(' – ')).join(' · ');

const pageOf = (parts: Parts, names?: Record<Lang, string>): string => `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(titleOf(parts, names))}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${LANGS.map((lang) => sectionOf(lang, parts[lang])).join('\n')}
</main>
</body>
</html>
`;

/** Fallback page, which needs no release. In both languages, because the reader's language is unknown. */
export const FALLBACK_PAGE = pageOf(MAINTENANCE);

/** Fallback page while the gateway is overloaded. */
export const BUSY_PAGE = pageOf(BUSY);

/**
 * Page for a browser without a connection, in both languages.
 * @param names of the shop
 */
export const offlinePage = (names: Record<Lang, string>): string => pageOf(OFFLINE, names);

/** Policy of these pages: only their inline style is allowed. */
export const FALLBACK_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
