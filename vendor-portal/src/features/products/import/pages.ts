import { paths } from '../../../entities/page/paths.ts';
import type { VendorPage } from '../../../entities/page/vendor-page.ts';

export const importPages: VendorPage[] = [
  {
    path: paths.importProducts,
    permission: 'catalogue.write',
    load: () => import('./ImportPage.tsx').then(({ ImportPage }) => ImportPage),
  },
];
