import type { Release } from '../release/release.ts';
import { addressOf, areaFor, filesFor, type Live } from './live.ts';

type Lang = 'en' | 'ar';

/** What the page tells the shell about this installation. */
export interface Installation {
  apiBase: string;
  /** The address that the shop is known by, without a closing slash. */
  origin: string;
  demoSignIn: { email: string; password: string } | null;
}

/** The registry as browsers read it: inlined in the page, and served beside it. */
export const browserRegistry = (live: Live, installation: Installation) => ({
  revision: live.revision,
  ...installation,
  areas: live.areas.map(({ entry }) => entry),
});

const chosenLang = (cookie = ''): Lang | undefined =>
  /(?:^|;\s*)lang=(en|ar)(?:;|$)/.exec(cookie)?.[1] as Lang | undefined;

const integrityOf = (release: Release, file: string) => {
  const digest = release.files[file];
  return digest ? ` integrity="${digest}" crossorigin="anonymous"` : '';
};

const styleTag = (release: Release, file: string) =>
  `<link rel="stylesheet" href="${addressOf(release, file)}"${integrityOf(release, file)}>`;

const scriptTag = (release: Release, file: string) =>
  `<script defer src="${addressOf(release, file)}"${integrityOf(release, file)}></script>`;

const preloadTag = (release: Release, file: string) => {
  const kind = file.endsWith('.css') ? 'style' : 'script';
  return `<link rel="preload" as="${kind}" href="${addressOf(release, file)}"${integrityOf(release, file)}>`;
};

// "<" must not end the script element early, whatever the registry holds.
const inlineJson = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/**
 * The HTML of any page: the shell in the person's language and direction, the registry inlined, and preloads for the
 * area that the path needs. Everything in it comes from one reading of the live releases.
 */
export function composePage(
  template: string,
  live: Live,
  installation: Installation,
  request: { pathname: string; cookie: string | undefined },
): string {
  const area = areaFor(live, request.pathname);
  const lang = chosenLang(request.cookie) ?? area?.entry.defaultLang ?? 'en';
  const { shell } = live;
  const preloads = area
    ? filesFor(area.release, request.pathname, lang).map((file) => preloadTag(area.release, file))
    : [];
  const head = [
    ...shell.preload.filter((file) => file.endsWith('.css')).map((file) => styleTag(shell, file)),
    ...preloads,
    ...shell.preload.filter((file) => file.endsWith('.js')).map((file) => scriptTag(shell, file)),
  ];
  const registry = inlineJson('registry', browserRegistry(live, installation));
  return template
    .replace('lang="en" dir="ltr"', `lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"`)
    .replace('</head>', () => `${head.join('\n')}\n</head>`)
    .replace('</body>', () => `${registry}\n</body>`);
}
