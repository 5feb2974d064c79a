import { localMoment } from '../../../csv/moment.ts';
import { tableOf, type Columns } from '../../../csv/table.ts';
import type { Database } from '../../../database/database.ts';
import { translate } from '../../../i18n/translate.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { createAuditRepository, type AuditRow, type LogFilter } from './repository.ts';
import { actionText, entityText } from './labels.ts';

const json = (columns: AuditRow['before']) => (columns === null ? '' : JSON.stringify(columns));

const columns: Columns<AuditRow> = [
  ['id', (row) => row.id],
  ['created_at', (row) => localMoment(row.created_at)],
  ['actor', (row) => row.actor_name],
  ['email', (row) => row.actor_email],
  ['role', (row, lang) => translate(lang, `csv.role.${row.actor_role}`)],
  ['action', (row, lang) => actionText(lang, row.action)],
  ['entity', (row, lang) => entityText(lang, row.entity)],
  ['entity_id', (row) => row.entity_id],
  ['label', (row) => row.label],
  ['before', (row) => json(row.before)],
  ['after', (row) => json(row.after)],
];

/** The audit log as CSV, newest first, with actions and entities in `lang`; `before` and `after` use column names. */
export const auditTable = (database: Database, filter: LogFilter, lang: Lang) => {
  const log = createAuditRepository(database);
  return tableOf(columns, lang, (before, limit) => log.list({ ...filter, before }, limit, 0));
};
