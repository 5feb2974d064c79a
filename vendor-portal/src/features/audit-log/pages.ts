import { ask } from '@balsam/shared-api';
import { readListQuery } from '@balsam/shared-ui/console';
import { clockHistoryIcon } from '@balsam/shared-ui';
import { paths } from '../../entities/page/paths.ts';
import type { VendorPage } from '../../entities/page/vendor-page.ts';
import { AUDIT_FILTERS, auditApi } from './audit-api.ts';

const { listVendorAudit, listVendorActors } = auditApi.endpoints;

export const auditPages: VendorPage[] = [
  {
    path: paths.auditLog,
    permission: 'team.manage',
    load: () => import('./AuditLogPage.tsx').then(({ AuditLogPage }) => AuditLogPage),
    queries: ({ search }) => [ask(listVendorAudit, readListQuery(AUDIT_FILTERS, search)), ask(listVendorActors)],
    sidebar: { name: 'auditLog', icon: clockHistoryIcon },
  },
];
