import { paths } from '../../../entities/page/paths.ts';
import type { VendorPage } from '../../../entities/page/vendor-page.ts';

export const receivingPages: VendorPage[] = [
  {
    path: paths.receiveLots,
    permission: 'catalogue.write',
    load: () => import('./ReceivePage.tsx').then(({ ReceivePage }) => ReceivePage),
    queries: () => [],
  },
];
