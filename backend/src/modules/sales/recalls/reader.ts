import { createListReader } from '../../../csv/list-reader.ts';
import { localMoment, localMomentOrNone } from '../../../csv/moment.ts';
import type { Columns } from '../../../csv/table.ts';
import type { Database } from '../../../database/database.ts';
import { localized } from '../../../i18n/localized.ts';
import { translate } from '../../../i18n/translate.ts';
import { sql } from '../../../sql/sql.ts';
import { notFound } from '../../../wire/errors.ts';
import type { z } from 'zod';
import { createRecallRepository, recallCondition, type RecallRow } from './repository.ts';
import type { RecallDetail, RecallFilter } from './schemas.ts';
import type { RecallOwner } from './owner.ts';

const columns: Columns<RecallRow> = [
  ['recall_no', (row) => row.recall_no],
  ['severity', (row) => row.severity],
  ['title', (row, lang) => localized(lang, row.title, row.title_arabic)],
  ['state', (row, lang) => translate(lang, `recalls.states.${row.state}`)],
  ['created_at', (row) => localMoment(row.created_at)],
  ['opened_at', (row) => localMomentOrNone(row.opened_at)],
  ['closed_at', (row) => localMomentOrNone(row.closed_at)],
];

/** @param owner vendor, who reads only what concerns their products; null for admins */
export const createRecallReader = (database: Database, owner: RecallOwner) => {
  const repository = createRecallRepository(database);
  const list = createListReader({
    ...repository,
    id: sql`r.id`,
    condition: (filter: z.infer<typeof RecallFilter>) => recallCondition(owner, filter),
    toEntry: (row: RecallRow) => row,
    columns,
  });
  return {
    ...list,
    /** @throws AppError 404 */
    async detail(id: number): Promise<z.infer<typeof RecallDetail>> {
      const row = await repository.detail(owner, id);
      if (!row) throw notFound();
      const { figures, report, ...recall } = row;
      return { ...recall, report: report ?? figures };
    },
  };
};
