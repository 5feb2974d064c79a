import { sql } from '../../../sql/sql.ts';
import { localMoment, localMomentOrNone } from '../../../csv/moment.ts';
import { yesNo, type Columns } from '../../../csv/table.ts';
import type { Database } from '../../../database/database.ts';
import { localized } from '../../../i18n/localized.ts';
import { translate } from '../../../i18n/translate.ts';
import { createListReader } from '../../../csv/list-reader.ts';
import { createReportRepository, reportCondition, type ReportRow } from './repository.ts';

const columns: Columns<ReportRow> = [
  ['created_at', (row) => localMoment(row.created_at)],
  ['product', ({ product }, lang) => product && localized(lang, product.name, product.name_arabic)],
  ['vendor', ({ vendor }, lang) => localized(lang, vendor.company_name, vendor.company_name_arabic)],
  ['reason', (row, lang) => translate(lang, `csv.report_reason.${row.reason}`)],
  ['message', (row) => row.text],
  ['email', (row) => row.reporter.email],
  ['urgent', (row, lang) => yesNo(lang, row.urgent)],
  ['status', (row, lang) => translate(lang, `csv.report_state.${row.state}`)],
  ['action', (row, lang) => (row.action === 'none' ? '' : translate(lang, `csv.report_action.${row.action}`))],
  ['remarks', (row) => row.note],
  ['decided_at', (row) => localMomentOrNone(row.decided_at)],
  ['decided_by', (row) => row.decided_by],
];

/** Reads reports: pages begin with the urgent ones, the CSV file is by date. */
export const createReportReader = (database: Database) => {
  const { queue, list, count } = createReportRepository(database);
  const common = { id: sql`r.id`, condition: reportCondition, count, toEntry: (row: ReportRow) => row, columns };
  const { page, one } = createListReader({ ...common, list: queue });
  return { page, one, table: createListReader({ ...common, list }).table };
};
