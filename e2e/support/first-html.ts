import { expect } from '@playwright/test';

/** Repeats a check until it passes: a page does not wait for late data on a busy machine. */
export const inTime = (read: () => Promise<void>) => expect(read).toPass({ timeout: 30_000 });

/** Content of a page's HTML without scripts, as search engines read it. */
export interface FirstHtml {
  status: number;
  lang: string | undefined;
  dir: string | undefined;
  titles: string[];
  /** Keyed by name or property. */
  meta: Record<string, string[]>;
  links: Record<string, string>[];
  /** Structured data (schema.org). */
  data: Record<string, unknown>[];
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const decode = (text: string) => text.replace(/&#?\w+;/g, (entity) => ENTITIES[entity] ?? entity);

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decode(value)]),
  );

const tagsOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\s[^>]*>`, 'g'))].map(([tag]) => attributesOf(tag));

const contentsOf = (html: string, opening: RegExp, name: string) =>
  [...html.matchAll(new RegExp(`<${name}${opening.source}[^>]*>([\\s\\S]*?)</${name}>`, 'g'))].map(
    ([, content = '']) => content,
  );

/** Fetches a page without cookies until its HTML contains a text. */
export const expectInHtml = (address: string, text: string) =>
  inTime(async () => expect(await (await fetch(address)).text()).toContain(text));

/** Fetches a page without cookies and scripts. */
export async function fetchPage(address: string): Promise<FirstHtml> {
  const response = await fetch(address);
  const html = await response.text();
  const head = html.slice(0, html.indexOf('</head>'));
  const { lang, dir } = tagsOf(html, 'html')[0] ?? {};
  const meta: Record<string, string[]> = {};
  for (const { name, property, content = '' } of tagsOf(head, 'meta')) {
    (meta[name ?? property ?? 'other'] ??= []).push(content);
  }
  return {
    status: response.status,
    lang,
    dir,
    titles: contentsOf(head, /(?:\s)?/, 'title').map(decode),
    meta,
    links: tagsOf(head, 'link'),
    data: contentsOf(html, /\stype="application\/ld\+json"/, 'script').map((json) => JSON.parse(json)),
  };
}

/** URLs in a sitemap. */
export async function fetchSitemap(address: string): Promise<string[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} returned ${response.status}.`);
  return contentsOf(await response.text(), /(?:)/, 'loc').map(decode);
}
