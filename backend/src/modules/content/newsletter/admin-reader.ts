import { sql } from '../../../sql/sql.ts';
import { localMoment, localMomentOrNone } from '../../../csv/moment.ts';
import { yesNo, type Columns } from '../../../csv/table.ts';
import type { Database } from '../../../database/database.ts';
import { translate } from '../../../i18n/translate.ts';
import { createListReader } from '../../../csv/list-reader.ts';
import { createSubscriberRepository, subscriberCondition, type SubscriberRow } from './admin-repository.ts';

const columns: Columns<SubscriberRow> = [
  ['email', (row) => row.email],
  ['lang', (row, lang) => translate(lang, `csv.langs.${row.lang}`)],
  ['status', (row, lang) => translate(lang, `csv.subscriber_state.${row.state}`)],
  ['created_at', (row) => localMoment(row.created_at)],
  ['confirmed_at', (row) => localMomentOrNone(row.confirmed_at)],
  ['unsubscribed_at', (row) => localMomentOrNone(row.unsubscribed_at)],
  ['coupon_code', (row) => row.coupon_code],
  ['coupon_used', (row, lang) => yesNo(lang, row.coupon_used)],
];

export const createSubscriberReader = (database: Database) =>
  createListReader({
    ...createSubscriberRepository(database),
    id: sql`s.id`,
    condition: subscriberCondition,
    toEntry: (row) => row,
    columns,
  });
