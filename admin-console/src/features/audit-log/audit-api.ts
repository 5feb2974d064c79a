import { api, type AuditChoices, type AuditEntry } from '@balsam/shared-api';
import type { ListFilters, ListPage } from '@balsam/shared-ui/console';
import { listParams, type PageQuery } from '../../entities/lists/list-params.ts';
import { toListPage } from '../../entities/lists/to-list-page.ts';

/**
 * `actor`: a user's id; `entity` and `entity_id`: a record's kind and id; `role`: admin (1), vendor (2); days
 * inclusive.
 */
export const AUDIT_FILTERS = {
  search: 'text',
  actor: 'text',
  role: ['1', '2'],
  entity: 'text',
  entity_id: 'text',
  action: 'text',
  from: 'text',
  to: 'text',
} as const satisfies ListFilters<string>;

export type AuditFilterValues = Record<keyof typeof AUDIT_FILTERS, string>;

// Every mutation adds to the log, so it is refetched on every visit.
const FRESH_S = 1;

export const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Log entries, newest first. */
    listAudit: build.query<ListPage<AuditEntry>, AuditFilterValues & PageQuery>({
      query: (query) => ({ url: 'admin/audit', params: listParams(query) }),
      transformResponse: toListPage('entries'),
      keepUnusedDataFor: FRESH_S,
    }),
    /** People, actions and kinds of records that occur in the log. */
    getAuditChoices: build.query<AuditChoices, void>({
      query: () => 'admin/audit/filters',
      keepUnusedDataFor: FRESH_S,
    }),
  }),
});

export const { useListAuditQuery, useGetAuditChoicesQuery } = auditApi;
