import { ask } from '@balsam/shared-api';
import { readListQuery } from '@balsam/shared-ui/console';
import { ticketPerforatedIcon } from '@balsam/shared-ui';
import { COUPON_FILTERS, couponsApi } from './coupons-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { AdminPage } from '../../entities/page/admin-page.ts';

const { listCoupons, getCoupon } = couponsApi.endpoints;

export const couponPages: AdminPage[] = [
  {
    path: paths.coupons,
    permission: 'marketing.write',
    load: () => import('./CouponsPage.tsx').then(({ CouponsPage }) => CouponsPage),
    queries: ({ search }) => [ask(listCoupons, readListQuery(COUPON_FILTERS, search))],
    sidebar: { name: 'coupons', icon: ticketPerforatedIcon, group: 'catalogue' },
  },
  {
    path: paths.addCoupon,
    permission: 'marketing.write',
    load: () => import('./AddCouponPage.tsx').then(({ AddCouponPage }) => AddCouponPage),
  },
  {
    path: paths.editCoupon,
    permission: 'marketing.write',
    load: () => import('./EditCouponPage.tsx').then(({ EditCouponPage }) => EditCouponPage),
    queries: ({ params }) => [ask(getCoupon, params.id ?? '')],
  },
];
