import { localMoment, localMomentOrNone } from '../../../csv/moment.ts';
import { createListReader } from '../../../csv/list-reader.ts';
import type { Columns } from '../../../csv/table.ts';
import type { Database } from '../../../database/database.ts';
import { translate } from '../../../i18n/translate.ts';
import { sql } from '../../../sql/sql.ts';
import { createAdminPrivacyRepository, requestCondition, type AdminRequestRow } from './admin-repository.ts';

const columns: Columns<AdminRequestRow> = [
  ['id', (row) => row.id],
  ['created_at', (row) => localMoment(row.asked_at)],
  ['request_kind', (row, lang) => translate(lang, `csv.request_kind.${row.kind}`)],
  ['status', (row, lang) => translate(lang, `csv.request_state.${row.state}`)],
  ['name', ({ person }) => person.name],
  ['email', ({ person }) => person.email],
  ['message', (row) => row.note],
  ['due_at', (row) => row.due_on],
  [
    'waits_for',
    ({ waits_for: obstacles }, lang) => obstacles.map((each) => translate(lang, `csv.obstacle.${each}`)).join('; '),
  ],
  ['reason', (row) => row.reason],
  ['decided_by', (row) => row.decided_by],
  ['decided_at', (row) => localMomentOrNone(row.done_at)],
];

const toEntry = ({
  file_bytes: _bytes,
  file_expires_at: _until,
  ...row
}: AdminRequestRow & { file_bytes?: unknown; file_expires_at?: unknown }): AdminRequestRow => row;

/** Reads requests of people: pages begin with those that are due, the CSV file is by date. */
export const createPrivacyReader = (database: Database) => {
  const { queue, list, count } = createAdminPrivacyRepository(database);
  const common = { id: sql`r.id`, condition: requestCondition, count, toEntry, columns };
  const { page, one } = createListReader({ ...common, list: queue });
  return { page, one, table: createListReader({ ...common, list }).table };
};
