import { ask } from '@balsam/shared-api';
import { arrowCounterclockwiseIcon } from '@balsam/shared-ui';
import { readListQuery } from '@balsam/shared-ui/console';
import { paths } from '../../entities/page/paths.ts';
import type { VendorPage } from '../../entities/page/vendor-page.ts';
import { RETURN_FILTERS, returnsApi } from './returns-api.ts';

export const returnPages: VendorPage[] = [
  {
    path: paths.returns,
    permission: 'orders.read',
    load: () => import('./ReturnsPage.tsx').then(({ ReturnsPage }) => ReturnsPage),
    queries: ({ search }) => [ask(returnsApi.endpoints.listVendorReturns, readListQuery(RETURN_FILTERS, search))],
    sidebar: { name: 'returns', icon: arrowCounterclockwiseIcon },
  },
  {
    path: paths.return,
    permission: 'orders.read',
    load: () => import('./ReturnPage.tsx').then(({ ReturnPage }) => ReturnPage),
    queries: ({ params }) => [ask(returnsApi.endpoints.getVendorReturn, params.no ?? '')],
  },
];
