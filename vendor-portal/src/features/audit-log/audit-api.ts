import { activeFilters, api, type AuditChoices, type AuditEntry, type PageMeta } from '@balsam/shared-api';
import type { ListFilters, ListPage } from '@balsam/shared-ui/console';

/** `actor`: a user's id; days inclusive. */
export const AUDIT_FILTERS = {
  search: 'text',
  actor: 'text',
  from: 'text',
  to: 'text',
} as const satisfies ListFilters<string>;

type AuditQuery = { page: number; perPage?: number } & Record<keyof typeof AUDIT_FILTERS, string>;

// Every mutation adds to the log, so it is refetched on every visit.
const FRESH_S = 1;

export const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Changes that members of the store have made, newest first. */
    listVendorAudit: build.query<ListPage<AuditEntry>, AuditQuery>({
      query: ({ page, perPage, ...filters }) => ({
        url: 'vendor/audit',
        params: { page, per_page: perPage, ...activeFilters(filters) },
      }),
      transformResponse: ({ data }: { data: { entries: AuditEntry[]; meta: PageMeta } }) => ({
        rows: data.entries,
        meta: data.meta,
      }),
      keepUnusedDataFor: FRESH_S,
    }),
    /** People who occur in the log. */
    listVendorActors: build.query<AuditChoices['actors'], void>({
      query: () => 'vendor/audit/actors',
      transformResponse: ({ actors }: Pick<AuditChoices, 'actors'>) => actors,
      keepUnusedDataFor: FRESH_S,
    }),
  }),
});

export const { useListVendorAuditQuery, useListVendorActorsQuery } = auditApi;
