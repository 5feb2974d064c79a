import {
  api,
  idTag,
  listTag,
  provideList,
  staleAfter,
  type AdminLicence,
  type CategoryHold,
  type Success,
} from '@balsam/shared-api';
import type { ListFilters, ListPage } from '@balsam/shared-ui/console';
import { listParams, type PageQuery } from '../../entities/lists/list-params.ts';
import { toListPage } from '../../entities/lists/to-list-page.ts';

/** `search`: part of a vendor's name or of a number. */
export const LICENCE_FILTERS = {
  search: 'text',
  state: ['submitted', 'accepted', 'refused', 'withdrawn'],
  due: ['expiring', 'expired'],
} as const satisfies ListFilters<string>;

/** `search`: part of a vendor's name. */
export const HOLD_FILTERS = { search: 'text' } as const satisfies ListFilters<string>;

/** Facts that an admin confirms from the paper. */
export interface LicenceFacts extends Pick<AdminLicence, 'number' | 'activity' | 'issued_on' | 'expires_on'> {
  categories: number[];
}

type CategoryName = AdminLicence['categories'][number];

interface LicenceReview {
  licence: AdminLicence;
  categories: CategoryName[];
}

interface Reason {
  id: number;
  reason: string;
}

const changed = staleAfter<{ id: number }>(({ id }) => [
  ...[listTag('Licence'), idTag('Licence', id), listTag('Dashboard'), listTag('Product')],
]);

const decision = (id: number, act: string, body: object) => ({
  ...{ url: `admin/licences/${id}/${act}`, method: 'POST' },
  body,
});

export const licencesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Licences of vendors: those to review first. */
    listLicences: build.query<ListPage<AdminLicence>, Record<keyof typeof LICENCE_FILTERS, string> & PageQuery>({
      query: (query) => ({ url: 'admin/licences', params: listParams(query) }),
      transformResponse: toListPage('licences'),
      providesTags: (list) => provideList('Licence', list?.rows),
    }),
    /** Categories that vendors may not sell for want of a licence. */
    listHolds: build.query<ListPage<CategoryHold>, Record<keyof typeof HOLD_FILTERS, string> & PageQuery>({
      query: (query) => ({ url: 'admin/category-holds', params: listParams(query) }),
      transformResponse: toListPage('holds'),
      providesTags: [listTag('Licence')],
    }),
    /** A licence, with the categories that its scope can name. */
    getLicence: build.query<LicenceReview, string>({
      query: (id) => `admin/licences/${encodeURIComponent(id)}`,
      transformResponse: ({ data, categories }: { data: AdminLicence; categories: CategoryName[] }) => ({
        licence: data,
        categories,
      }),
      providesTags: (review) => (review ? [idTag('Licence', review.licence.id)] : []),
    }),
    /** Fails with 409 if another admin has decided. */
    acceptLicence: build.mutation<Success, { id: number; facts: LicenceFacts }>({
      query: ({ id, facts }) => decision(id, 'accept', facts),
      invalidatesTags: changed,
    }),
    refuseLicence: build.mutation<Success, Reason>({
      query: ({ id, reason }) => decision(id, 'refuse', { reason }),
      invalidatesTags: changed,
    }),
    revokeLicence: build.mutation<Success, Reason>({
      query: ({ id, reason }) => decision(id, 'revoke', { reason }),
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useListLicencesQuery,
  useListHoldsQuery,
  useGetLicenceQuery,
  useAcceptLicenceMutation,
  useRefuseLicenceMutation,
  useRevokeLicenceMutation,
} = licencesApi;
