import { createHash } from 'node:crypto';

const STYLE =
  ':root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-inline-size:34rem;margin:18vh auto;padding-inline:1.5rem}section+section{margin-block-start:3rem}';

interface Part {
  readonly dir: 'ltr' | 'rtl';
  readonly title: string;
  readonly text: string;
  readonly again: string;
}

type Parts = Readonly<Record<'en' | 'ar', Part>>;

const CALM: Parts = {
  en: {
    dir: 'ltr',
    title: 'We will be back in a moment',
    text: 'Balsam is being worked on. Your basket and your orders are safe. Please try again in a minute.',
    again: 'Try again',
  },
  ar: {
    dir: 'rtl',
    title: 'سنعود بعد لحظات',
    text: 'نُجري الآن أعمال صيانة في بلسم، وسلة مشترياتك وطلباتك محفوظة. يُرجى المحاولة مرة أخرى بعد دقيقة.',
    again: 'حاول مرة أخرى',
  },
};

const BUSY: Parts = {
  en: {
    dir: 'ltr',
    title: 'The shop is very busy right now',
    text: 'More people are here than Balsam can serve at once. Your basket and your orders are safe. Please try again in a few seconds.',
    again: 'Try again',
  },
  ar: {
    dir: 'rtl',
    title: 'المتجر مزدحم جدًا الآن',
    text: 'عدد الزوار الآن أكبر مما يستطيع بلسم خدمته في اللحظة نفسها، وسلة مشترياتك وطلباتك محفوظة. يُرجى المحاولة مرة أخرى بعد ثوانٍ قليلة.',
    again: 'حاول مرة أخرى',
  },
};

const sectionOf = ([lang, { dir, title, text, again }]: [string, Part]): string =>
  `<section lang="${lang}" dir="${dir}"><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p></section>`;

const pageOf = (parts: Parts): string => `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${parts.en.title} · ${parts.ar.title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${Object.entries(parts).map(sectionOf).join('\n')}
</main>
</body>
</html>
`;

/** The page that needs no release of anything, in both languages: nobody can tell which one its reader has chosen. */
export const CALM_PAGE = pageOf(CALM);

/** The same for whoever comes while there are too many. */
export const BUSY_PAGE = pageOf(BUSY);

/** They bring their own style, and nothing else. */
export const CALM_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
