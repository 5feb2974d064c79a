import { createFindPage } from './find-page.ts';

export { listSitemaps, readSitemap } from './sitemap.ts';
/** Created when the module loads, so that requests need not wait for it. */
export const findPage = await createFindPage();
