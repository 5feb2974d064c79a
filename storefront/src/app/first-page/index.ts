import { createFindPage } from './find-page.ts';

export { listSitemaps, readSitemap } from './sitemap.ts';
/** Ready with the module: a visitor's page waits for nothing here. */
export const findPage = await createFindPage();
