import type { Database } from '../../../database/database.ts';
import { hashToken } from '../../../plugins/session.ts';
import { localized } from '../../../i18n/localized.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import { AppError, invalidField, notFound } from '../../../wire/errors.ts';
import type { Lang } from '../../../wire/schemas.ts';
import type { z } from 'zod';
import { createPublicRecalls } from './public-reader.ts';
import type { AnsweredCase, AnswerForm } from './case-schemas.ts';

type Units = Pick<z.infer<typeof AnswerForm>, 'returned' | 'destroyed' | 'used' | 'missing'>;

interface CaseRow {
  id: number;
  recall_no: string;
  name: string;
  name_ar: string;
  lot_no: string | null;
  quantity: number;
  order_no: string;
  acknowledged_at: string | null;
  acknowledged_by: string;
  returned: number;
  destroyed: number;
  used: number;
  missing: number;
}

/** @throws AppError 422 for more units than were bought */
export const assertUnits = ({ returned, destroyed, used, missing }: Units, quantity: number): void => {
  if (returned + destroyed + used + missing > quantity)
    throw invalidField('returned', { key: 'recalls.units_many', params: { count: quantity } });
};

/** Drops the reminders of a case that have not left. */
const forgotten = (caseId: number): SQL => sql`
  DELETE FROM outbox WHERE template = 'recall-reminder' AND done_at IS NULL AND event_id IN (
    SELECT 'recall-reminder:' || case_id || ':' || number FROM recall_reminders WHERE case_id = ${caseId})`;

/** Stores the answer of a case; it may be corrected until the recall is closed. Reminders that wait are dropped. */
export const storedAnswer = (
  caseId: number,
  name: string,
  channel: 'link' | 'phone' | 'other',
  units: Units,
): SQL => sql`
  WITH reminder AS (${forgotten(caseId)})
  UPDATE recall_cases SET acknowledged_at = coalesce(acknowledged_at, clock_timestamp()), acknowledged_by = ${name}, channel = ${channel},
    returned = ${units.returned}, destroyed = ${units.destroyed}, used = ${units.used}, missing = ${units.missing}
  WHERE id = ${caseId}`;

/** Answers of buyers, by the token of their mail: they need no account. */
export const createRecallAnswers = (database: Database) => {
  const recalls = createPublicRecalls(database);

  const find = (token: string, lock: SQL) =>
    database.first<CaseRow>(sql`
      SELECT c.id, r.recall_no, item.name, item.name_ar, l.lot_no, c.quantity, o.order_no, c.acknowledged_at, c.acknowledged_by,
        c.returned, c.destroyed, c.used, c.missing
      FROM recall_cases c JOIN recalls r ON r.id = c.recall_id JOIN order_items item ON item.id = c.order_item_id
      JOIN vendor_orders part ON part.id = item.vendor_order_id JOIN orders o ON o.id = part.order_id
      LEFT JOIN lots l ON l.id = c.lot_id
      WHERE c.id = (
        SELECT id FROM recall_cases WHERE token_hash = ${hashToken(token)}
        UNION ALL SELECT case_id FROM recall_reminders WHERE token_hash = ${hashToken(token)} LIMIT 1) ${lock}`);

  /** @throws AppError 404 for an unknown token */
  const read = async (token: string, lang: Lang): Promise<z.infer<typeof AnsweredCase>> => {
    const row = await find(token, sql``);
    const recall = row && (await recalls.one(row.recall_no, lang));
    if (!row || !recall) throw notFound();
    const { id: _id, recall_no: _no, name, name_ar, ...answer } = row;
    return { ...answer, recall, product: localized(lang, name, name_ar) };
  };

  return {
    read,

    /** @throws AppError 404 for an unknown token; 409 once the recall is closed; 422 for more units than were bought */
    async answer(
      { token, name, ...units }: z.infer<typeof AnswerForm>,
      lang: Lang,
    ): Promise<z.infer<typeof AnsweredCase>> {
      await database.transaction(async () => {
        const row = await find(token, sql`FOR UPDATE OF c FOR SHARE OF r`);
        const recall = row && (await recalls.one(row.recall_no, lang));
        if (!row || !recall) throw notFound();
        if (recall.state === 'closed') throw new AppError(409, 'recall_changed');
        assertUnits(units, row.quantity);
        await database.query(storedAnswer(row.id, name, 'link', units));
      });
      return read(token, lang);
    },
  };
};
