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
  type StoreTeam,
  type Success,
  staleAfter,
} from '@balsam/shared-api';
import type { ListFilters, ListPage } from '@balsam/shared-ui/console';
import { listParams, type PageQuery } from '../../entities/lists/list-params.ts';
import { toListPage } from '../../entities/lists/to-list-page.ts';

export const VAT_STATES = ['waiting', 'verified', 'rejected', 'none'] as const;

/**
 * Filters of the list: active (1), inactive (0) or rejected (2); pending approval; requests another name; state of the
 * tax details.
 */
export const VENDOR_FILTERS = {
  search: 'text',
  status: ['1', '0', '2'],
  waiting: ['1'],
  asks: ['1'],
  vat_state: VAT_STATES,
} satisfies ListFilters<string>;

/** Values of the filters, '' if not set. */
export type VendorFilters = Record<keyof typeof VENDOR_FILTERS, string>;

type VendorsQuery = PageQuery & VendorFilters;

/** `remarks`: reason for a rejection, shown to the vendor at sign-in. */
export type VendorStatusUpdate = SetAdminVendorStatusRequest & { id: number };

export const VENDOR_ACTIONS = ['activate', 'deactivate', 'delete'] as const;

export type VendorAction = (typeof VENDOR_ACTIONS)[number];

/** Commercial registration certificate, as uploaded by the vendor. */
export const certificateOf = (id: number) => ({ url: `admin/vendors/${id}/download-cr-certificate` });

/** Certificate attached to a vendor's request. */
export const requestedCertificateOf = (id: number) => ({ url: `admin/vendor-identity/${id}/cr-certificate` });

/** Decision on a requested name; `id` is the request's. */
export interface IdentityDecision {
  id: number;
  vendorId: number;
  decision: 'accept' | 'decline';
  /** Reason for declining; shown to the vendor. */
  reason?: string;
}

// A vendor's products appear in the shop, and disappear, with the vendor.
const tagsOf = (ids: readonly number[]) => [
  ...ids.map((id) => idTag('Vendor', id)),
  listTag('Vendor'),
  listTag('Product'),
  listTag('Dashboard'),
];

export const vendorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Vendors, newest first. */
    listAdminVendors: build.query<ListPage<AdminVendorRow>, VendorsQuery>({
      query: (query) => ({ url: 'admin/vendor', params: listParams(query) }),
      transformResponse: toListPage('vendors'),
      providesTags: (list) => provideList('Vendor', list?.rows),
    }),
    /** A vendor; null if it does not exist or the id is invalid (422). */
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
    /** Refused while the vendor has orders in progress. */
    deleteVendor: build.mutation<Success, number>({
      query: (id) => ({ url: `admin/vendor/${id}`, method: 'DELETE' }),
      invalidatesTags: staleAfter(tagsOf([])),
    }),
    /** The response lists each vendor that cannot be changed. */
    changeVendors: build.mutation<
      BulkResult,
      { ids: number[]; action: VendorAction; updated_at_seen: Record<string, string> }
    >({
      query: (body) => ({ url: 'admin/vendor/bulk', method: 'POST', body }),
      invalidatesTags: staleAfter(({ ids }) => tagsOf(ids)),
    }),
    /** Invalidated after a refusal as well: a colleague may have decided, or the vendor changed the request. */
    decideIdentity: build.mutation<Success, IdentityDecision>({
      query: ({ id, vendorId: _, ...body }) => ({ url: `admin/vendor-identity/${id}`, method: 'POST', body }),
      invalidatesTags: (_answer, _error, { vendorId }) => tagsOf([vendorId]),
    }),
    /** Pending edits stay pending. */
    trustVendor: build.mutation<Success, { id: number; trusted: boolean; updated_at_seen: string }>({
      query: ({ id, ...body }) => ({ url: `admin/vendor/${id}/trust`, method: 'POST', body }),
      invalidatesTags: staleAfter(({ id }) => [idTag('Vendor', id)]),
    }),
    /** Invalidated after a refusal as well: the vendor may have changed the number. */
    decideTax: build.mutation<Success, DecideAdminVendorTaxRequest & { id: number }>({
      query: ({ id, ...body }) => ({ url: `admin/vendors/${id}/tax`, method: 'POST', body }),
      invalidatesTags: (_answer, _error, { id }) => tagsOf([id]),
    }),
    /** Members of a store, and its announced new owner. */
    getStoreTeam: build.query<StoreTeam, number>({
      query: (id) => `admin/vendors/${id}/team`,
      transformResponse: ({ data }: { data: StoreTeam }) => data,
      providesTags: (team) => provideList('Member', team?.members),
    }),
    /** Announces a new owner, in 48 hours. */
    announceOwner: build.mutation<Success, { id: number; email: string }>({
      query: ({ id, email }) => ({ url: `admin/vendors/${id}/owner`, method: 'POST', body: { email } }),
      invalidatesTags: [listTag('Member'), listTag('Vendor')],
    }),
    /** Invalidated after a refusal as well: an owner may have stopped it. */
    stopOwnerChange: build.mutation<Success, number>({
      query: (id) => ({ url: `admin/vendors/${id}/owner`, method: 'DELETE' }),
      invalidatesTags: [listTag('Member'), listTag('Vendor')],
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
  useGetStoreTeamQuery,
  useAnnounceOwnerMutation,
  useStopOwnerChangeMutation,
  useUpdateVendorStatusMutation,
  useDecideIdentityMutation,
  useTrustVendorMutation,
  useDecideTaxMutation,
} = vendorsApi;
