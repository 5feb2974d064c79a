export { findPage } from './findPage.ts';
export { listSitemaps, readSitemap } from './sitemap.ts';
