import {
  api,
  idTag,
  listTag,
  provideList,
  type AdminVendor,
  type AdminVendorRow,
  type BulkResult,
  type DecideAdminVendorTaxRequest,
  type SetAdminVendorStatusRequest,
  type Success,
  staleAfter,
} from '@balsam/shared-api';
import type { ListFilters, ListPage } from '@balsam/shared-ui/console';
import { listParams, type PageQuery } from '../../entities/lists/list-params.ts';
import { toListPage } from '../../entities/lists/to-list-page.ts';

export const VAT_STATES = ['waiting', 'verified', 'rejected', 'none'] as const;

/**
 * What the list can be narrowed by: active (1), inactive (0), rejected (2); those who wait to be let in; those who ask
 * to be called otherwise; whether the tax details were looked at.
 */
export const VENDOR_FILTERS = {
  search: 'text',
  status: ['1', '0', '2'],
  waiting: ['1'],
  asks: ['1'],
  vat_state: VAT_STATES,
} satisfies ListFilters<string>;

/** The filters in force; '' for each that is not. */
export type VendorFilters = Record<keyof typeof VENDOR_FILTERS, string>;

type VendorsQuery = PageQuery & VendorFilters;

/** `remarks`: why a vendor is rejected, who reads it when signing in. */
export type VendorStatusUpdate = SetAdminVendorStatusRequest & { id: number };

export const VENDOR_ACTIONS = ['activate', 'deactivate', 'delete'] as const;

export type VendorAction = (typeof VENDOR_ACTIONS)[number];

/** The commercial registration certificate of a vendor, as the file that he sent. */
export const certificateOf = (id: number) => ({ url: `admin/vendors/${id}/download-cr-certificate` });

/** The certificate that came with a vendor's request. */
export const requestedCertificateOf = (id: number) => ({ url: `admin/vendor-identity/${id}/cr-certificate` });

/** An answer to what a vendor asks to be called; `id` is the request's. */
export interface IdentityDecision {
  id: number;
  vendorId: number;
  decision: 'accept' | 'decline';
  /** Why not; the vendor reads it. */
  reason?: string;
}

// What a vendor sells stands in the shop, or leaves it, with him.
const tagsOf = (ids: readonly number[]) => [
  ...ids.map((id) => idTag('Vendor', id)),
  listTag('Vendor'),
  listTag('Product'),
  listTag('Dashboard'),
];

export const vendorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All vendors, newest first. */
    listAdminVendors: build.query<ListPage<AdminVendorRow>, VendorsQuery>({
      query: (query) => ({ url: 'admin/vendor', params: listParams(query) }),
      transformResponse: toListPage('vendors'),
      providesTags: (list) => provideList('Vendor', list?.rows),
    }),
    /** One vendor; null where there is none, or where the address names no id (422). */
    getAdminVendor: build.query<AdminVendor | null, number>({
      query: (id) => ({
        url: `admin/vendor/${id}`,
        validateStatus: ({ ok, status }) => ok || status === 404 || status === 422,
      }),
      transformResponse: (body: { data?: AdminVendor }) => body.data ?? null,
      providesTags: (_vendor, _error, id) => [idTag('Vendor', id)],
    }),
    createVendor: build.mutation<Success, FormData>({
      query: (body) => ({ url: 'admin/vendor', method: 'POST', body }),
      invalidatesTags: staleAfter(tagsOf([])),
    }),
    updateVendor: build.mutation<Success, { id: number; body: FormData }>({
      query: ({ id, body }) => ({ url: `admin/vendor/${id}`, method: 'POST', body }),
      invalidatesTags: staleAfter(({ id }) => tagsOf([id])),
    }),
    /** Refused while orders of the vendor are under way. */
    deleteVendor: build.mutation<Success, number>({
      query: (id) => ({ url: `admin/vendor/${id}`, method: 'DELETE' }),
      invalidatesTags: staleAfter(tagsOf([])),
    }),
    /** Each that cannot be changed is named in the answer. */
    changeVendors: build.mutation<
      BulkResult,
      { ids: number[]; action: VendorAction; updated_at_seen: Record<string, string> }
    >({
      query: (body) => ({ url: 'admin/vendor/bulk', method: 'POST', body }),
      invalidatesTags: staleAfter(({ ids }) => tagsOf(ids)),
    }),
    /** Also stale after a refusal: somebody else may have answered, or the vendor asks for something else by now. */
    decideIdentity: build.mutation<Success, IdentityDecision>({
      query: ({ id, vendorId: _, ...body }) => ({ url: `admin/vendor-identity/${id}`, method: 'POST', body }),
      invalidatesTags: (_answer, _error, { vendorId }) => tagsOf([vendorId]),
    }),
    /** What waits already goes on waiting. */
    trustVendor: build.mutation<Success, { id: number; trusted: boolean; updated_at_seen: string }>({
      query: ({ id, ...body }) => ({ url: `admin/vendor/${id}/trust`, method: 'POST', body }),
      invalidatesTags: staleAfter(({ id }) => [idTag('Vendor', id)]),
    }),
    /** Also stale after a refusal: the vendor may have stated another number meanwhile. */
    decideTax: build.mutation<Success, DecideAdminVendorTaxRequest & { id: number }>({
      query: ({ id, ...body }) => ({ url: `admin/vendors/${id}/tax`, method: 'POST', body }),
      invalidatesTags: (_answer, _error, { id }) => tagsOf([id]),
    }),
    updateVendorStatus: build.mutation<Success, VendorStatusUpdate>({
      query: ({ id, ...body }) => ({ url: `admin/vendor/${id}/status`, method: 'POST', body }),
      invalidatesTags: staleAfter(({ id }) => tagsOf([id])),
    }),
  }),
});

export const {
  useListAdminVendorsQuery,
  useGetAdminVendorQuery,
  useCreateVendorMutation,
  useUpdateVendorMutation,
  useDeleteVendorMutation,
  useChangeVendorsMutation,
  useUpdateVendorStatusMutation,
  useDecideIdentityMutation,
  useTrustVendorMutation,
  useDecideTaxMutation,
} = vendorsApi;
