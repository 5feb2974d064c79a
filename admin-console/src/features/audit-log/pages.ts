import { ask } from '@balsam/shared-api';
import { readListQuery } from '@balsam/shared-ui/console';
import { clockHistoryIcon } from '@balsam/shared-ui';
import { AUDIT_FILTERS, auditApi } from './audit-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { AdminPage } from '../../entities/page/admin-page.ts';

const { listAudit, getAuditChoices } = auditApi.endpoints;

export const auditPages: AdminPage[] = [
  {
    path: paths.auditLog,
    permission: 'audit.read',
    load: () => import('./AuditLogPage.tsx').then(({ AuditLogPage }) => AuditLogPage),
    queries: ({ search }) => [ask(listAudit, readListQuery(AUDIT_FILTERS, search)), ask(getAuditChoices)],
    sidebar: { name: 'auditLog', icon: clockHistoryIcon, group: 'system' },
  },
];
