import type { AreaEntry, AreaRelease, Currency, Lang } from '@balsam/shared-api';
import { DEFAULT_LANG, LANGUAGES } from '@balsam/shared-api/facts';
import { SHELL, type Release } from '../release/release.ts';
import { watchTag } from '../shell-watch/shell-watch.ts';
import type { OpenedPage } from './first-page.ts';
import type { RenderedPage } from './rendered-pages.ts';
import { headElement, inlineJson } from '../page/html.ts';
import { addressOf, areaFor, filesFor, type Live, type LiveArea } from './live.ts';
import { langOf, type Visit } from '../page/visit.ts';

/** What the page tells the shell about this installation. */
export interface Installation {
  apiBase: string;
  /** The address that the shop is known by, without a closing slash. */
  origin: string;
  demoSignIn: { email: string; password: string } | null;
  /** What a first visit starts with. */
  defaultCurrency: Currency;
}

/** Gives the proof that a release was given to a visitor; undefined where none is given. */
export type Prove = (name: string, version: string) => string | undefined;

const NO_PROOF: Prove = () => undefined;

const proven = (prove: Prove, { name, fallback, ...entry }: AreaEntry): AreaEntry => {
  const withProof = <Given extends AreaRelease>(release: Given): Given => {
    const proof = prove(name, release.version);
    return proof ? { ...release, proof } : release;
  };
  return { name, ...withProof(entry), ...(fallback && { fallback: withProof(fallback) }) };
};

/** The registry as browsers read it: inlined in the page, and served beside it. */
export const browserRegistry = (live: Live, installation: Installation, prove = NO_PROOF) => ({
  revision: live.revision,
  ...installation,
  areas: live.areas.map(({ entry }) => proven(prove, entry)),
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

/** A page that is there already needs its styles and pictures first, and its scripts only after. */
const laterTag = ({ origins }: Where, release: Release, file: string) =>
  `<link rel="preload" as="script" fetchpriority="low" href="${addressOf(origins, release, file)}"${integrityOf(release, file)}>`;

/** Behind whatever the first paint waits for: a font that is late is left out of this page. */
const fontTag = ({ origins }: Where, release: Release, file: string) =>
  `<link rel="preload" as="font" type="font/woff2" href="${addressOf(origins, release, file)}" crossorigin="anonymous">`;

interface AreaNeeds {
  chunk: string | undefined;
  lang: Lang;
  /** Whether its styles are needed at once: the page is there already. */
  isRendered: boolean;
}

/** What a page says of its area before the shell runs: where it is, and what is or will be needed of it. */
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

/** Where the shell puts the page; it takes over what is there already. */
const EMPTY_ROOT = '<div id="root"></div>';

const rootElement = ({ by, html }: Pick<RenderedPage, 'by' | 'html'>) =>
  `<div id="root" data-rendered="${by}">${html}</div>`;

const BARE_TITLE = '<title data-first-page>Balsam</title>';

/** What goes into a page beside the shell. */
interface PageParts {
  /** What the area tells of the page; null when it tells nothing. */
  opened: OpenedPage | null;
  /** The page itself; null where it was not rendered. */
  rendered?: RenderedPage | null;
  /** Gives the proofs that go with releases. */
  prove?: Prove;
}

const END = '</body>';

/**
 * The HTML of any page: the shell in the person's language and direction, its fonts, preloads for the area that the path
 * needs, and the head, the content and the data of the page itself. Everything in it comes from one reading of the live
 * releases. A page whose shell is not watched is so the same for everybody who gets the same releases.
 */
export function composeBeginning(
  live: Live,
  { apiBase }: Installation,
  visit: Visit,
  { opened, rendered = null, prove = NO_PROOF }: PageParts,
): string {
  const area = areaFor(live, visit.pathname);
  const lang = langOf(visit, area?.entry.defaultLang ?? DEFAULT_LANG);
  const { shell, template } = live;
  const watched = { version: shell.version, proof: prove(SHELL, shell.version), apiBase };
  const head = [
    ...(live.watch ? [watchTag({ ...watched, isCanary: live.watch === 'canary' })] : []),
    ...(opened?.head ?? []).map(headElement),
    ...shell.preload.filter((file) => file.endsWith('.css')).map((file) => styleTag(live, shell, file)),
    ...(shell.chunks[`fonts-${lang}`] ?? []).map((file) => fontTag(live, shell, file)),
    ...(area ? areaTags(live, area, { chunk: opened?.chunk, lang, isRendered: rendered !== null }) : []),
    ...shell.preload.filter((file) => file.endsWith('.js')).map((file) => scriptTag(live, shell, file)),
  ];
  const data = opened ? `${inlineJson('first-answers', opened.answers)}\n` : '';
  return template
    .slice(0, template.lastIndexOf(END))
    .replace('lang="en" dir="ltr"', `lang="${lang}" dir="${LANGUAGES[lang].dir}"`)
    .replace(opened?.head.some(({ tag }) => tag === 'title') ? BARE_TITLE : '', '')
    .replace(EMPTY_ROOT, () => (rendered ? rootElement(rendered) : EMPTY_ROOT))
    .replace('</head>', () => `${head.join('\n')}\n</head>`)
    .concat(data);
}

/** What closes the page: the registry, with proofs that are made for each visitor. */
export const composeEnding = (live: Live, installation: Installation, prove = NO_PROOF): string =>
  `${inlineJson('registry', browserRegistry(live, installation, prove))}\n${live.template.slice(live.template.lastIndexOf(END))}`;
