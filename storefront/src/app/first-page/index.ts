export { findPage } from './find-page.ts';
export { listSitemaps, readSitemap } from './sitemap.ts';
