import { ask } from '@balsam/shared-api';
import { shieldCheckIcon } from '@balsam/shared-ui';
import { licencesApi } from '../../entities/licences/licences-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { VendorPage } from '../../entities/page/vendor-page.ts';

export const licencePages: VendorPage[] = [
  {
    path: paths.licences,
    permission: 'member',
    load: () => import('./LicencesPage.tsx').then(({ LicencesPage }) => LicencesPage),
    queries: () => [ask(licencesApi.endpoints.getVendorLicences)],
    sidebar: { name: 'licences', icon: shieldCheckIcon },
  },
];
