import type { z } from 'zod';
import { createListReader } from '../../../csv/list-reader.ts';
import { localMoment } from '../../../csv/moment.ts';
import { tableOf, type Columns } from '../../../csv/table.ts';
import type { Database } from '../../../database/database.ts';
import { translate } from '../../../i18n/translate.ts';
import { maskedIban } from '../../../money/iban.ts';
import { toWire } from '../../../money/money.ts';
import { sql } from '../../../sql/sql.ts';
import { notFound } from '../../../wire/errors.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { createRefundRepository, refundCondition, type RefundRow } from './repository.ts';
import type { OrderRefund, Refund } from './schemas.ts';

const shownIban = (iban: string): string => (iban === '' ? '' : maskedIban(iban));

const toRefund = ({
  user_id,
  customer_name,
  part_id: _,
  email: __,
  lang: ___,
  ...row
}: RefundRow): z.infer<typeof Refund> => ({
  ...row,
  amount: toWire(row.amount, row.currency),
  iban: shownIban(row.iban),
  customer: { id: user_id, name: customer_name },
});

const toOrderRefund = (row: RefundRow): z.infer<typeof OrderRefund> => {
  const { id, return_no, currency, amount, method, state, needs_account, iban, holder, paid_on } = row;
  return {
    ...{ id, return_no, currency, amount: toWire(amount, currency), method, state, needs_account, paid_on },
    account: iban === '' ? null : { iban: maskedIban(iban), holder },
  };
};

const columns: Columns<RefundRow> = [
  ['return_no', (row) => row.return_no],
  ['order_sub_no', (row) => row.order_sub_no],
  ['customer', (row) => row.customer_name],
  ['currency', (row) => row.currency],
  ['amount', ({ amount: minor, currency }) => ({ minor, currency })],
  ['status', (row, lang) => translate(lang, `csv.refund_state.${row.needs_account ? 'waits' : row.state}`)],
  ['run_no', (row) => row.run_no],
  ['iban', (row) => shownIban(row.iban)],
  ['holder', (row) => row.holder],
  ['bank_reference', (row) => row.bank_reference],
  ['paid_on', (row) => row.paid_on],
  ['reason', (row) => row.failure],
  ['created_at', (row) => localMoment(row.created_at)],
];

/** Transfer data for the bank: the only place where an IBAN is written in full. */
const bankColumns: Columns<RefundRow> = [
  ['id', (row) => row.id],
  ['iban', (row) => row.iban],
  ['holder', (row) => row.holder],
  ['amount', ({ amount: minor, currency }) => ({ minor, currency })],
  ['currency', (row) => row.currency],
  ['order_sub_no', (row) => row.order_sub_no],
];

/** Refunds for admins and customers. */
export const createRefundReader = (database: Database) => {
  const refunds = createRefundRepository(database);
  const reader = createListReader({
    ...refunds,
    id: sql`f.id`,
    condition: refundCondition,
    toEntry: toRefund,
    columns,
  });
  return {
    ...reader,

    /**
     * A customer's refunds for a sub-order, oldest first.
     * @throws AppError 404 if missing or foreign
     */
    async ofPart(userId: number, partId: number) {
      if (!(await refunds.isOf(userId, partId))) throw notFound();
      return (await refunds.ofPart(userId, partId)).map(toOrderRefund);
    },

    /**
     * Transfers of a run without an outcome yet.
     * @param runId row id
     */
    bankFile: (runId: number, lang: Lang) =>
      tableOf(bankColumns, lang, (before, limit) => {
        const underway = sql`f.run_id = ${runId} AND f.state = 'underway'`;
        return refunds.list(before === undefined ? underway : sql`${underway} AND f.id < ${before}`, limit, 0);
      }),
  };
};
