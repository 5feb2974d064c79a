import { tableOf, type Columns } from '../../csv/table.ts';
import type { Database } from '../../database/database.ts';
import { createAuditRepository, type AuditRow } from './repository.ts';
import type { AuditFilter } from './schemas.ts';

const roles: Record<AuditRow['actor_role'], string> = { 1: 'admin', 2: 'vendor' };
const json = (columns: AuditRow['before']) => (columns === null ? '' : JSON.stringify(columns));

const columns: Columns<AuditRow> = [
  ['id', (row) => row.id],
  ['created_at', (row) => row.created_at],
  ['actor', (row) => row.actor_name],
  ['email', (row) => row.actor_email],
  ['role', (row) => roles[row.actor_role]],
  ['action', (row) => row.action],
  ['entity', (row) => row.entity],
  ['entity_id', (row) => row.entity_id],
  ['label', (row) => row.label],
  ['before', (row) => json(row.before)],
  ['after', (row) => json(row.after)],
];

/** The audit log as a table, the newest line first. */
export const auditTable = (database: Database, filter: AuditFilter) => {
  const log = createAuditRepository(database);
  return tableOf(columns, (before, limit) => log.list({ ...filter, before }, limit, 0));
};
