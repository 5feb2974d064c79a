import { ask } from '@balsam/shared-api';
import { blogApi } from '../../entities/blog/blog-api.ts';
import { pagesApi } from '../../entities/company/pages-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { ShopPage } from '../../entities/page/shop-page.ts';

export const aboutPages: ShopPage[] = [
  {
    name: 'about',
    path: paths.about,
    chunk: 'about',
    load: () => import(/* webpackChunkName: "about" */ './AboutPage.tsx').then(({ AboutPage }) => AboutPage),
    queries: () => [ask(pagesApi.endpoints.getPage, 'about'), ask(blogApi.endpoints.listPosts)],
    isInSitemap: true,
    isRendered: true,
  },
];
