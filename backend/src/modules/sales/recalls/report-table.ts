import type { Cell } from '../../../csv/cell.ts';
import { localMomentOrNone } from '../../../csv/moment.ts';
import { translate } from '../../../i18n/translate.ts';
import type { Lang } from '../../../wire/schemas.ts';
import type { z } from 'zod';
import { RecallReport, type RecallDetail } from './schemas.ts';

type Detail = z.infer<typeof RecallDetail>;

const figures = RecallReport.keyof().exclude(['last_mail_at']).options;

/** Figures of a recall, one a row, with the times of the first stop and the last notice. */
export function* reportTable(recall: Detail, lang: Lang): Generator<Cell[]> {
  const { report } = recall;
  const label = (name: string) => translate(lang, `recalls.figures.${name}`);
  yield [translate(lang, 'csv.columns.recall_no'), recall.recall_no];
  yield [label('first_stop'), localMomentOrNone(recall.opened_at)];
  yield [label('last_mail'), localMomentOrNone(report.last_mail_at)];
  for (const name of figures) yield [label(name), report[name]];
  yield [label('shortfall_reason'), recall.shortfall_reason];
}
