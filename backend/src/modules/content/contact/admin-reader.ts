import { sql } from '../../../sql/sql.ts';
import { localMoment, localMomentOrNone } from '../../../csv/moment.ts';
import type { Columns } from '../../../csv/table.ts';
import type { Database } from '../../../database/database.ts';
import { createListReader } from '../../../csv/list-reader.ts';
import { createMessageRepository, messageCondition, type MessageRow } from './admin-repository.ts';

const columns: Columns<MessageRow> = [
  ['created_at', (row) => localMoment(row.created_at)],
  ['name', (row) => row.name],
  ['email', (row) => row.email],
  ['phone_number', (row) => row.phone_number],
  ['subject', (row) => row.subject],
  ['message', (row) => row.message],
  ['handled_at', (row) => localMomentOrNone(row.handled_at)],
  ['handled_by', (row) => row.handled_by],
];

export const createMessageReader = (database: Database) =>
  createListReader({
    ...createMessageRepository(database),
    id: sql`m.id`,
    condition: messageCondition,
    toEntry: (row) => row,
    columns,
  });
