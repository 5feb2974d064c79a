import type { AdminCoupon, Lang } from '@balsam/shared-api';
import { fakeApi, ok } from '@balsam/shared-api/testing';
import { adminUser, metaOf } from '../../../testing/responses.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

/** An unused coupon: 10 % off everything in November. */
export const autumn: AdminCoupon = {
  id: 8,
  code: 'AUTUMN',
  kind: 'percent',
  percent: 10,
  amounts: null,
  minimums: { SAR: 100, BHD: 0, USD: 0 },
  starts_at: '2026-10-31T21:00:00.000Z',
  ends_at: '2026-11-30T21:00:00.000Z',
  usage_limit: 50,
  per_customer_limit: 1,
  funded_by: 'platform',
  vendor: null,
  only_email: null,
  first_order_only: false,
  active: true,
  state: 'active',
  used: 0,
  discounts: [],
  created_at: '2026-10-01T09:30:00.000Z',
  updated_at: '2026-11-20T09:30:00.000Z',
};

interface Options {
  responses?: Parameters<typeof fakeApi>[0];
  lang?: Lang;
}

/** Opens a coupon page with a fake API that serves these coupons. */
export async function openCoupons(at: string, coupons: AdminCoupon[] = [autumn], { responses, lang }: Options = {}) {
  const vendors = [
    { id: 7, name: 'Huda Saleh', company_name: 'Gulf Medical', email: 'huda@example.test', phone: '', active: 1 },
  ];
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/coupons': ok({ data: { coupons, meta: metaOf(coupons) } }),
    ...Object.fromEntries(coupons.map((coupon) => [`GET /admin/coupons/${coupon.id}`, ok({ data: coupon })])),
    'GET /admin/vendor': ok({ data: { vendors, meta: metaOf(vendors) } }),
    ...responses,
  });
  const view = await renderConsole(at, 'admin', lang);
  return { ...view, calls, sent: () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body) };
}
