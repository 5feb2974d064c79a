import type { Currency, Lang } from '@balsam/shared-api';
import type { Release } from '../release/release.ts';
import type { OpenedPage } from './first-page.ts';
import { headElement, inlineJson } from './html.ts';
import { addressOf, areaFor, filesFor, type Live, type LiveArea } from './live.ts';
import { langOf, type Visit } from './visit.ts';

/** What the page tells the shell about this installation. */
export interface Installation {
  apiBase: string;
  /** The address that the shop is known by, without a closing slash. */
  origin: string;
  demoSignIn: { email: string; password: string } | null;
  /** What a first visit starts with. */
  defaultCurrency: Currency;
}

/** The registry as browsers read it: inlined in the page, and served beside it. */
export const browserRegistry = (live: Live, installation: Installation) => ({
  revision: live.revision,
  ...installation,
  areas: live.areas.map(({ entry }) => entry),
});

const integrityOf = (release: Release, file: string) => {
  const digest = release.files[file];
  return digest ? ` integrity="${digest}" crossorigin="anonymous"` : '';
};

type Where = Pick<Live, 'origins'>;

const styleTag = ({ origins }: Where, release: Release, file: string) =>
  `<link rel="stylesheet" href="${addressOf(origins, release, file)}"${integrityOf(release, file)}>`;

const scriptTag = ({ origins }: Where, release: Release, file: string) =>
  `<script defer src="${addressOf(origins, release, file)}"${integrityOf(release, file)}></script>`;

const preloadTag = ({ origins }: Where, release: Release, file: string) => {
  const kind = file.endsWith('.css') ? 'style' : 'script';
  return `<link rel="preload" as="${kind}" href="${addressOf(origins, release, file)}"${integrityOf(release, file)}>`;
};

/** What a page says of its area before the shell runs: where it is, and what will be needed of it. */
function areaTags(live: Live, { entry, release }: LiveArea, chunk: string | undefined, lang: Lang): string[] {
  if (entry.disabled) return [];
  const origin = live.origins[release.name];
  return [
    ...(origin ? [`<link rel="preconnect" href="${origin}" crossorigin="anonymous">`] : []),
    ...filesFor(release, chunk, lang).map((file) => preloadTag(live, release, file)),
  ];
}

const BARE_TITLE = '<title data-first-page>Balsam</title>';

/**
 * The HTML of any page: the shell in the person's language and direction, the registry inlined, preloads for the
 * area that the path needs, and the head and data of the page itself. Everything in it comes from one reading of the
 * live releases.
 * @param opened what the area tells of the page; null when it tells nothing
 */
export function composePage(live: Live, installation: Installation, visit: Visit, opened: OpenedPage | null): string {
  const area = areaFor(live, visit.pathname);
  const lang = langOf(visit, area?.entry.defaultLang ?? 'en');
  const { shell, template } = live;
  const head = [
    ...(opened?.head ?? []).map(headElement),
    ...shell.preload.filter((file) => file.endsWith('.css')).map((file) => styleTag(live, shell, file)),
    ...(area ? areaTags(live, area, opened?.chunk, lang) : []),
    ...shell.preload.filter((file) => file.endsWith('.js')).map((file) => scriptTag(live, shell, file)),
  ];
  const data = [
    inlineJson('registry', browserRegistry(live, installation)),
    ...(opened ? [inlineJson('first-answers', opened.answers)] : []),
  ];
  return template
    .replace('lang="en" dir="ltr"', `lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"`)
    .replace(opened?.head.some(({ tag }) => tag === 'title') ? BARE_TITLE : '', '')
    .replace('</head>', () => `${head.join('\n')}\n</head>`)
    .replace('</body>', () => `${data.join('\n')}\n</body>`);
}
