import type { AreaEntry, AreaRelease, Currency, Lang } from '@balsam/shared-api';
import { LANGUAGES } from '@balsam/shared-api/facts';
import { SHELL, type Release } from '../release/release.ts';
import { watchTag } from '../shell-watch/shell-watch.ts';
import type { OpenedPage } from './first-page.ts';
import type { Look } from './look.ts';
import { installTags } from './manifest.ts';
import type { RenderedPage } from './rendered-pages.ts';
import { headElement, inlineJson } from '../page/html.ts';
import { addressOf, areaFor, filesFor, type Live, type LiveArea } from './live.ts';
import { langOf, themeOf, type Visit } from '../page/visit.ts';

/** Settings of this installation that pages pass to the shell. */
export interface Installation {
  apiBase: string;
  /** Public origin of the shop, without a trailing slash. */
  origin: string;
  demoSignIn: { email: string; password: string } | null;
  defaultCurrency: Currency;
  defaultLang: Lang;
  shopName: Record<Lang, string>;
}

/** Returns the proof that a release was served to a visitor; undefined if there is none. */
export type SignRelease = (name: string, version: string) => string | undefined;

const NO_PROOF: SignRelease = () => undefined;

const proven = (prove: SignRelease, { name, fallback, ...entry }: AreaEntry): AreaEntry => {
  const withProof = <Given extends AreaRelease>(release: Given): Given => {
    const proof = prove(name, release.version);
    return proof ? { ...release, proof } : release;
  };
  return { name, ...withProof(entry), ...(fallback && { fallback: withProof(fallback) }) };
};

/** Registry for browsers: inlined in pages, and served as /registry.json. */
export const browserRegistry = (live: Live, installation: Installation, prove = NO_PROOF) => ({
  revision: live.revision,
  ...installation,
  areas: live.areas.map(({ entry }) => proven(prove, entry)),
});

const integrityOf = (release: Release, file: string) => {
  const digest = release.files[file];
  return digest ? ` integrity="${digest}" crossorigin="anonymous"` : '';
};

type Origins = Pick<Live, 'origins'>;

const styleTag = ({ origins }: Origins, release: Release, file: string) =>
  `<link rel="stylesheet" href="${addressOf(origins, release, file)}"${integrityOf(release, file)}>`;

const scriptTag = ({ origins }: Origins, release: Release, file: string) =>
  `<script defer src="${addressOf(origins, release, file)}"${integrityOf(release, file)}></script>`;

const preloadTag = ({ origins }: Origins, release: Release, file: string) => {
  const kind = file.endsWith('.css') ? 'style' : 'script';
  return `<link rel="preload" as="${kind}" href="${addressOf(origins, release, file)}"${integrityOf(release, file)}>`;
};

/** A rendered page needs its styles and images first and its scripts later. */
const laterTag = ({ origins }: Origins, release: Release, file: string) =>
  `<link rel="preload" as="script" fetchpriority="low" href="${addressOf(origins, release, file)}"${integrityOf(release, file)}>`;

/** Lower priority than everything the first paint needs: a late font is not used on this page. */
const fontTag = ({ origins }: Origins, release: Release, file: string) =>
  `<link rel="preload" as="font" type="font/woff2" href="${addressOf(origins, release, file)}" crossorigin="anonymous">`;

interface AreaNeeds {
  chunk: string | undefined;
  lang: Lang;
  /** True if the page is rendered, so that its styles are needed immediately. */
  isRendered: boolean;
}

/** Head elements of the area: preconnect, and preloads or styles of its files. */
function areaTags(live: Live, { entry, release }: LiveArea, { chunk, lang, isRendered }: AreaNeeds): string[] {
  if (entry.disabled) return [];
  const renderedTag = (file: string) => (file.endsWith('.css') ? styleTag : laterTag)(live, release, file);
  const tag = isRendered ? renderedTag : (file: string) => preloadTag(live, release, file);
  const origin = live.origins[release.name];
  return [
    ...(origin ? [`<link rel="preconnect" href="${origin}" crossorigin="anonymous">`] : []),
    ...filesFor(release, chunk, lang).map(tag),
  ];
}

/** Root element of the shell; existing content is hydrated. */
const EMPTY_ROOT = '<div id="root"></div>';

const rootElement = ({ by, html }: Pick<RenderedPage, 'by' | 'html'>) =>
  `<div id="root" data-rendered="${by}">${html}</div>`;

const BARE_TITLE = /<title data-first-page>[^<]*<\/title>/;

/** Content of a page in addition to the shell. */
interface PageParts {
  /** The area's description of the page; null if it has none. */
  opened: OpenedPage | null;
  /** Rendered HTML; null if the page was not rendered. */
  rendered?: RenderedPage | null;
  /** Look of the shop. */
  look: Look;
  /** Returns the proof of a release. */
  prove?: SignRelease;
}

const END = '</body>';

/**
 * HTML of a page up to its visitor-specific ending: the shell in the visitor's language, direction and theme, fonts,
 * preloads of the area, and the page's head, content and data. Unless the shell is watched, it is the same for everyone
 * with the same releases and theme.
 */
export function composeBeginning(
  live: Live,
  { apiBase, shopName, defaultLang }: Installation,
  visit: Visit,
  { opened, rendered = null, look, prove = NO_PROOF }: PageParts,
): string {
  const area = areaFor(live, visit.pathname);
  const lang = langOf(visit, area?.entry.defaultLang ?? defaultLang);
  const theme = themeOf(visit);
  const { shell, template } = live;
  const watchedShell = { version: shell.version, proof: prove(SHELL, shell.version), apiBase };
  const head = [
    // Before the style sheet arrives, the browser's own background is not a flash of white.
    `<meta name="color-scheme" content="${theme ?? 'light dark'}">`,
    ...(live.watch ? [watchTag({ ...watchedShell, isCanary: live.watch === 'canary' })] : []),
    ...(opened?.head ?? []).map(headElement),
    ...shell.preload.filter((file) => file.endsWith('.css')).map((file) => styleTag(live, shell, file)),
    ...installTags(lang, look),
    ...(look.style ? [look.style.tag] : []),
    ...(shell.chunks[`fonts-${lang}`] ?? []).map((file) => fontTag(live, shell, file)),
    ...(area ? areaTags(live, area, { chunk: opened?.chunk, lang, isRendered: rendered !== null }) : []),
    ...shell.preload.filter((file) => file.endsWith('.js')).map((file) => scriptTag(live, shell, file)),
  ];
  const data = opened ? `${inlineJson('first-responses', opened.responses)}\n` : '';
  return template
    .slice(0, template.lastIndexOf(END))
    .replace(
      'lang="en" dir="ltr"',
      `lang="${lang}" dir="${LANGUAGES[lang].dir}"${theme ? ` data-bs-theme="${theme}"` : ''}`,
    )
    .replace(BARE_TITLE, () =>
      opened?.head.some(({ tag }) => tag === 'title') ? '' : headElement({ tag: 'title', text: shopName[lang] }),
    )
    .replace(EMPTY_ROOT, () => (rendered ? rootElement(rendered) : EMPTY_ROOT))
    .replace('</head>', () => `${head.join('\n')}\n</head>`)
    .concat(data);
}

/** Visitor-specific ending of the page: the registry with its proofs. */
export const composeEnding = (live: Live, installation: Installation, prove = NO_PROOF): string =>
  `${inlineJson('registry', browserRegistry(live, installation, prove))}\n${live.template.slice(live.template.lastIndexOf(END))}`;
