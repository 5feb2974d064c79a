import {
  api,
  idTag,
  activeFilters,
  listTag,
  provideList,
  type AdminCoupon,
  type AdminVendorRow,
  type BulkResult,
  type CouponUse,
  type Success,
  staleAfter,
} from '@balsam/shared-api';
import type { ListFilters, ListPage } from '@balsam/shared-ui/console';
import { listParams, type PageQuery } from '../../entities/lists/list-params.ts';
import { toListPage } from '../../entities/lists/to-list-page.ts';
import type { CouponChange } from './coupon-values.ts';

export const COUPON_STATES = ['active', 'scheduled', 'ended', 'used_up', 'off'] as const;
export const FUNDERS = ['platform', 'vendor'] as const;

/** `search`: part of a code, a vendor's name or the recipient's address. */
export const COUPON_FILTERS = {
  search: 'text',
  state: COUPON_STATES,
  funded_by: FUNDERS,
} satisfies ListFilters<string>;

export type CouponFilters = Record<keyof typeof COUPON_FILTERS, string>;

export type CouponAction = 'activate' | 'deactivate' | 'delete';

const stale = (id: number) => [listTag('Coupon'), idTag('Coupon', id)];

export const couponsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Coupons, newest first. */
    listCoupons: build.query<ListPage<AdminCoupon>, CouponFilters & PageQuery>({
      query: (query) => ({ url: 'admin/coupons', params: listParams(query) }),
      transformResponse: toListPage('coupons'),
      providesTags: (list) => provideList('Coupon', list?.rows),
    }),
    /** A coupon; null if the id does not exist. */
    getCoupon: build.query<AdminCoupon | null, string>({
      query: (id) => ({
        url: `admin/coupons/${encodeURIComponent(id)}`,
        validateStatus: ({ ok, status }) => ok || status === 404 || status === 422,
      }),
      transformResponse: (body: { data?: AdminCoupon }) => body.data ?? null,
      providesTags: (coupon) => (coupon ? [idTag('Coupon', coupon.id)] : []),
    }),
    /** Redemptions, newest first. */
    listCouponUses: build.query<ListPage<CouponUse>, { id: number; page: number }>({
      query: ({ id, page }) => ({ url: `admin/coupons/${id}/uses`, params: { page } }),
      transformResponse: toListPage('uses'),
      providesTags: (_uses, _error, { id }) => [idTag('Coupon', id)],
    }),
    /** Active vendors matching a search; first page only. */
    findFunders: build.query<ListPage<AdminVendorRow>, string>({
      query: (search) => ({ url: 'admin/vendor', params: { page: 1, status: '1', ...activeFilters({ search }) } }),
      transformResponse: toListPage('vendors'),
      providesTags: (list) => provideList('Vendor', list?.rows),
    }),
    createCoupon: build.mutation<Success, CouponChange>({
      query: (body) => ({ url: 'admin/coupons', method: 'POST', body }),
      invalidatesTags: staleAfter([listTag('Coupon')]),
    }),
    updateCoupon: build.mutation<Success, { id: number; coupon: CouponChange }>({
      query: ({ id, coupon }) => ({ url: `admin/coupons/${id}`, method: 'POST', body: { ...coupon, _method: 'PUT' } }),
      invalidatesTags: staleAfter(({ id }) => stale(id)),
    }),
    /** Refused if the coupon has been used. */
    deleteCoupon: build.mutation<Success, number>({
      query: (id) => ({ url: `admin/coupons/${id}`, method: 'DELETE' }),
      invalidatesTags: staleAfter(stale),
    }),
    setCouponActive: build.mutation<Success, { id: number; active: boolean; updated_at_seen: string }>({
      query: ({ id, ...body }) => ({ url: `admin/coupons/${id}/active`, method: 'POST', body }),
      invalidatesTags: staleAfter(({ id }) => stale(id)),
    }),
    changeCoupons: build.mutation<
      BulkResult,
      { ids: number[]; action: CouponAction; updated_at_seen: Record<string, string> }
    >({
      query: (body) => ({ url: 'admin/coupons/bulk', method: 'POST', body }),
      invalidatesTags: staleAfter(({ ids }) => [listTag('Coupon'), ...ids.map((id) => idTag('Coupon', id))]),
    }),
  }),
});

export const {
  useListCouponsQuery,
  useGetCouponQuery,
  useListCouponUsesQuery,
  useFindFundersQuery,
  useCreateCouponMutation,
  useUpdateCouponMutation,
  useDeleteCouponMutation,
  useSetCouponActiveMutation,
  useChangeCouponsMutation,
} = couponsApi;
