import type { AreaEntry, AreaRelease, Currency, Lang } from '@balsam/shared-api';
import { LANGUAGES } from '@balsam/shared-api/facts';
import { SHELL, type Release } from '../release/release.ts';
import { watchTag } from '../shell-watch/shell-watch.ts';
import type { OpenedPage } from './first-page.ts';
import type { InlineStyle, InlineStyles } from './inline-styles.ts';
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

/**
 * A style sheet inside the page. The disabled link is not fetched; the loader of the area finds it, instead of loading the
 * file again.
 */
const inlineTag = ({ text }: InlineStyle, link: string) => `<style>${text}</style>\n${link.slice(0, -1)} disabled>`;

const inlineStyleTag = (live: Origins, styles: InlineStyles, release: Release, file: string) => {
  const style = styles.get(addressOf(live.origins, release, file));
  return style ? inlineTag(style, styleTag(live, release, file)) : styleTag(live, release, file);
};

const scriptTag = ({ origins }: Origins, release: Release, file: string) =>
  `<script defer src="${addressOf(origins, release, file)}"${integrityOf(release, file)}></script>`;

const preloadTag = ({ origins }: Origins, release: Release, file: string) => {
  const kind = file.endsWith('.css') ? 'style' : 'script';
  return `<link rel="preload" as="${kind}" href="${addressOf(origins, release, file)}"${integrityOf(release, file)}>`;
};

/** A rendered page needs its styles and images first and its scripts later. */
const laterTag = ({ origins }: Origins, release: Release, file: string) =>
  `<link rel="preload" as="script" fetchpriority="low" href="${addressOf(origins, release, file)}"${integrityOf(release, file)}>`;

/** Lower priority than the pictures of the first view: on a slow network, a font is first used on the next page anyway. */
const fontTag = ({ origins }: Origins, release: Release, file: string) =>
  `<link rel="preload" as="font" type="font/woff2" fetchpriority="low" href="${addressOf(origins, release, file)}" crossorigin="anonymous">`;

interface AreaNeeds {
  chunk: string | undefined;
  lang: Lang;
  /** Set if the page is rendered, so that its styles are needed immediately. */
  styles: InlineStyles | null;
}

/** Head elements of the area: preconnect, and preloads or styles of its files. */
function areaTags(live: Live, { entry, release }: LiveArea, { chunk, lang, styles }: AreaNeeds): string[] {
  if (entry.disabled) return [];
  const tag = (file: string) => {
    if (!styles) return preloadTag(live, release, file);
    return file.endsWith('.css') ? inlineStyleTag(live, styles, release, file) : laterTag(live, release, file);
  };
  const origin = live.origins[release.name];
  return [
    ...(origin ? [`<link rel="preconnect" href="${origin}" crossorigin="anonymous">`] : []),
    ...filesFor(release, chunk, lang).map(tag),
  ];
}

const stylesOf = ({ preload }: Release): string[] => preload.filter((file) => file.endsWith('.css'));

/** Style sheets that a rendered page needs for its first paint. */
export const stylesFor = (
  { shell }: Live,
  { release }: LiveArea,
  { chunk, responses }: Pick<OpenedPage, 'chunk' | 'responses'>,
): { release: Release; file: string }[] => [
  ...stylesOf(shell).map((file) => ({ release: shell, file })),
  ...filesFor(release, chunk, responses.lang)
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({ release, file })),
];

/** Root element of the shell; existing content is hydrated. */
const EMPTY_ROOT = '<div id="root"></div>';

const rootElement = ({ by, html }: Pick<RenderedPage, 'by' | 'html'>) =>
  `<div id="root" data-rendered="${by}">${html}</div>`;

const BARE_TITLE = /<title data-first-page>[^<]*<\/title>/;

const NO_STYLES: InlineStyles = new Map();

/** Content of a page in addition to the shell. */
interface PageParts {
  /** The area's description of the page; null if it has none. */
  opened: OpenedPage | null;
  /** Rendered HTML; null if the page was not rendered. */
  rendered?: RenderedPage | null;
  /** Styles inside a rendered page. */
  styles?: InlineStyles;
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
  { opened, rendered = null, styles = NO_STYLES, look, prove = NO_PROOF }: PageParts,
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
    ...stylesOf(shell).map((file) => inlineStyleTag(live, styles, shell, file)),
    ...installTags(lang, look),
    ...(look.style ? [look.style.tag] : []),
    ...(shell.chunks[`fonts-${lang}`] ?? []).map((file) => fontTag(live, shell, file)),
    ...(area ? areaTags(live, area, { chunk: opened?.chunk, lang, styles: rendered && styles }) : []),
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
