import { paths } from '../../entities/page/paths.ts';
import type { ShopPage } from '../../entities/page/shop-page.ts';

export const contactPages: ShopPage[] = [
  {
    name: 'contact',
    path: paths.contact,
    chunk: 'contact',
    load: () => import(/* webpackChunkName: "contact" */ './ContactPage.tsx').then(({ ContactPage }) => ContactPage),
    head: () => import('../../entities/company/describe-company.ts').then(({ describeContact }) => describeContact),
    isInSitemap: true,
    isRendered: true,
  },
];
