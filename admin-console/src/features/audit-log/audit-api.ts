import { api, type AuditChoices, type AuditEntry } from '@balsam/shared-api';
import type { ListFilters, ListPage } from '@balsam/shared-ui/console';
import { listParams, type PageQuery } from '../../entities/lists/list-params.ts';
import { toListPage } from '../../entities/lists/to-list-page.ts';

/** A person is named by id, a thing by its kind and id. `role`: admin (1), vendor (2). Both days are included. */
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

// Whatever anybody writes adds to the log, so that it is read anew at every visit.
const FRESH_S = 1;

export const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Who changed what, the newest first. */
    listAudit: build.query<ListPage<AuditEntry>, AuditFilterValues & PageQuery>({
      query: (query) => ({ url: 'admin/audit', params: listParams(query) }),
      transformResponse: toListPage('entries'),
      keepUnusedDataFor: FRESH_S,
    }),
    /** The people, the acts and the kinds of things that occur in the log. */
    getAuditChoices: build.query<AuditChoices, void>({
      query: () => 'admin/audit/filters',
      keepUnusedDataFor: FRESH_S,
    }),
  }),
});

export const { useListAuditQuery, useGetAuditChoicesQuery } = auditApi;
