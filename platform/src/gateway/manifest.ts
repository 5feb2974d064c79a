import type { Lang } from '@balsam/shared-api';
import { LANGS, LANGUAGES } from '@balsam/shared-api/facts';
import type { FastifyPluginAsync } from 'fastify';
import { lookOf, type Look } from './look.ts';
import type { ShopFacts } from './shop-facts.ts';

interface ManifestOptions {
  readShop: (ip: string) => Promise<ShopFacts>;
}

const iconAddress = (name: string, { version }: Look) => `/api/shop-icons/${name}.png?v=${version}`;

const manifestAddress = (lang: Lang) => `/manifest.webmanifest?lang=${lang}`;

/** Web app manifest: how the shop looks when it is installed. */
const manifestOf = (shopName: ShopFacts['shopName'], look: Look, lang: Lang) => ({
  id: '/',
  name: shopName[lang],
  short_name: shopName[lang],
  lang,
  dir: LANGUAGES[lang].dir,
  start_url: `/?lang=${lang}`,
  scope: '/',
  display: 'standalone',
  theme_color: look.accent,
  background_color: '#ffffff',
  icons: [
    { src: iconAddress('192', look), sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: iconAddress('512', look), sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: iconAddress('maskable', look), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});

/** Head elements of every page for its icons and its installation. */
export const installTags = (lang: Lang, look: Look): string[] => [
  `<link rel="icon" type="image/png" sizes="48x48" href="${iconAddress('48', look)}">`,
  `<link rel="apple-touch-icon" href="${iconAddress('180', look)}">`,
  `<link rel="manifest" href="${manifestAddress(lang)}">`,
];

/** Serves the manifest in the language of the page that links to it. */
export const manifestRoutes: FastifyPluginAsync<ManifestOptions> = async (app, { readShop }) => {
  app.get<{ Querystring: { lang?: string } }>('/manifest.webmanifest', async (request, reply) => {
    const shop = await readShop(request.ip);
    const lang = LANGS.find((candidate) => candidate === request.query.lang) ?? shop.defaultLang;
    const manifest = manifestOf(shop.shopName, lookOf(shop), lang);
    return reply
      .header('Cache-Control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifest));
  });
};
