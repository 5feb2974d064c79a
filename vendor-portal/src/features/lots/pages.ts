import { ask } from '@balsam/shared-api';
import { boxSeamIcon } from '@balsam/shared-ui';
import { readListQuery } from '@balsam/shared-ui/console';
import { paths } from '../../entities/page/paths.ts';
import type { VendorPage } from '../../entities/page/vendor-page.ts';
import { LOT_FILTERS, lotsApi } from './lots-api.ts';

const { listVendorLots, getVendorLot } = lotsApi.endpoints;

export const lotPages: VendorPage[] = [
  {
    path: paths.lots,
    permission: 'catalogue.read',
    load: () => import('./LotsPage.tsx').then(({ LotsPage }) => LotsPage),
    queries: ({ search }) => [ask(listVendorLots, readListQuery(LOT_FILTERS, search))],
    sidebar: { name: 'lots', icon: boxSeamIcon },
  },
  {
    path: paths.lot,
    permission: 'catalogue.read',
    load: () => import('./LotPage.tsx').then(({ LotPage }) => LotPage),
    queries: ({ params }) => [ask(getVendorLot, params.id ?? '')],
  },
];
