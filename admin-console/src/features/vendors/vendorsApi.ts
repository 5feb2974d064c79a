import {
  api,
  idTag,
  invalidate,
  listTag,
  provideList,
  type AdminVendor,
  type AdminVendorRow,
  type PageMeta,
  type Success,
} from '@balsam/shared-api';
import type { ListFilters, ListPage } from '@balsam/shared-ui';

/** What the list can be narrowed by: active (1), inactive (0), rejected (2). */
export const VENDOR_FILTERS = { search: 'text', status: ['1', '0', '2'] } satisfies ListFilters<string>;

export interface VendorsQuery {
  page: number;
  search: string;
  status: string;
}

export interface VendorStatusUpdate {
  id: number;
  active: AdminVendor['active'];
  /** Why a vendor is rejected; the vendor reads it when signing in. */
  remarks?: string;
}

export const vendorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All vendors, newest first. */
    listAdminVendors: build.query<ListPage<AdminVendorRow>, VendorsQuery>({
      query: ({ page, search, status }) => ({
        url: 'admin/vendor',
        params: { page, search: search || undefined, status: status || undefined },
      }),
      transformResponse: ({ data }: { data: { vendors: AdminVendorRow[]; meta: PageMeta } }) => ({
        rows: data.vendors,
        meta: data.meta,
      }),
      providesTags: (list) => provideList('Vendor', list?.rows),
    }),
    getAdminVendor: build.query<AdminVendor, number>({
      query: (id) => `admin/vendor/${id}`,
      transformResponse: ({ data }: { data: AdminVendor }) => data,
      providesTags: (_vendor, _error, id) => [idTag('Vendor', id)],
    }),
    updateVendorStatus: build.mutation<Success, VendorStatusUpdate>({
      query: ({ id, ...body }) => ({ url: `admin/vendor/${id}/status`, method: 'POST', body }),
      invalidatesTags: (_answer, error, { id }) =>
        invalidate(error, [idTag('Vendor', id), listTag('Vendor'), listTag('Dashboard')]),
    }),
  }),
});

export const { useListAdminVendorsQuery, useGetAdminVendorQuery, useUpdateVendorStatusMutation } = vendorsApi;
