import type { Lang, SitemapEntry } from '@balsam/shared-api';
import { LANGS } from '@balsam/shared-api/facts';
import escapeHtml from 'escape-html';

// Not the package `sitemap`: it would need the same rows as these two functions (docs/decisions/0025).
const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const SITEMAPS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const inLang = (address: string, lang: Lang, defaultLang: Lang) =>
  lang === defaultLang ? address : `${address}${address.includes('?') ? '&' : '?'}lang=${lang}`;

const alternate = (lang: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeHtml(address)}"/>`;

/** Sitemap index. */
export const sitemapIndex = (origin: string, names: string[]): string =>
  [
    XML,
    `<sitemapindex ${SITEMAPS}>`,
    ...names.map((name) => `<sitemap><loc>${escapeHtml(`${origin}/sitemap-${name}.xml`)}</loc></sitemap>`),
    '</sitemapindex>',
  ].join('\n');

/** Origin of the shop, and the language of its plain addresses. */
interface Shop {
  origin: string;
  defaultLang: Lang;
}

/** One file of the sitemap: pages with their URLs in both languages. */
export const sitemap = ({ origin, defaultLang }: Shop, entries: SitemapEntry[]): string =>
  [
    XML,
    `<urlset ${SITEMAPS} xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...entries.map(({ path, updatedAt }) => {
      const address = origin + path;
      const changed = updatedAt ? `<lastmod>${escapeHtml(updatedAt)}</lastmod>` : '';
      const languages = LANGS.map((lang) => alternate(lang, inLang(address, lang, defaultLang))).join('');
      const alternates = languages + alternate('x-default', address);
      return `<url><loc>${escapeHtml(address)}</loc>${changed}${alternates}</url>`;
    }),
    '</urlset>',
  ].join('\n');

/** robots.txt: everything is allowed except the API and areas behind a sign-in page. */
export const robots = (origin: string, closed: string[]): string =>
  [
    'User-agent: *',
    ...['/api/', ...closed].map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
