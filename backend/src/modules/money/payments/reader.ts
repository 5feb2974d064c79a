import type { z } from 'zod';
import { createListReader } from '../../../csv/list-reader.ts';
import { localMoment } from '../../../csv/moment.ts';
import type { Columns } from '../../../csv/table.ts';
import type { Database } from '../../../database/database.ts';
import { translate } from '../../../i18n/translate.ts';
import { toWire } from '../../../money/money.ts';
import { sql } from '../../../sql/sql.ts';
import { notFound } from '../../../wire/errors.ts';
import { offsetOf, pageMeta } from '../../../wire/paging.ts';
import { createAdminPaymentRepository, paymentCondition, type AdminPaymentRow } from './admin-repository.ts';
import type { AdminPayment, AdminPaymentDetail, FindingPage } from './admin-schemas.ts';

const toPayment = ({
  user_id,
  customer_name,
  order_id: _,
  pay_by: __,
  ...row
}: AdminPaymentRow): z.infer<typeof AdminPayment> => ({
  ...row,
  amount: toWire(row.amount, row.currency),
  customer: { id: user_id, name: customer_name },
  failure: row.failure || null,
});

const columns: Columns<AdminPaymentRow> = [
  ['order_no', (row) => row.order_no],
  ['attempt', (row) => row.attempt],
  ['customer', (row) => row.customer_name],
  ['provider', (row, lang) => translate(lang, `csv.payment_provider.${row.provider}`)],
  ['provider_ref', (row) => row.ref],
  ['scheme', (row) => row.scheme],
  ['currency', (row) => row.currency],
  ['amount', ({ amount: minor, currency }) => ({ minor, currency })],
  ['status', (row, lang) => translate(lang, `csv.payment_state.${row.state}`)],
  ['reason', (row, lang) => row.failure && translate(lang, `csv.payment_failure.${row.failure}`)],
  ['created_at', (row) => localMoment(row.created_at)],
];

/** Card payments, for admins. */
export const createPaymentReader = (database: Database) => {
  const payments = createAdminPaymentRepository(database);
  const list = createListReader({
    ...payments,
    id: sql`payment.id`,
    condition: paymentCondition,
    toEntry: toPayment,
    columns,
  });
  return {
    page: list.page,
    table: list.table,

    /**
     * A payment attempt with all related data of its order.
     * @throws AppError 404
     */
    async detail(id: number): Promise<z.infer<typeof AdminPaymentDetail>> {
      const row = await payments.find(id);
      if (!row) throw notFound();
      const { order_id: orderId, pay_by } = row;
      const [attempts, operations, events, findings] = await Promise.all([
        payments.attemptsAt(orderId),
        payments.operationsOn(orderId),
        payments.eventsOf(orderId),
        payments.findingsOn(orderId),
      ]);
      return {
        ...toPayment(row),
        pay_by,
        attempts: attempts.map(toPayment),
        operations: operations.map(({ currency, amount, ...rest }) => ({ ...rest, amount: toWire(amount, currency) })),
        events,
        findings,
      };
    },

    /** @param isSettled null: open and settled ones */
    async findings(isSettled: boolean | null, page: number, size: number): Promise<z.infer<typeof FindingPage>> {
      const [findings, total] = await Promise.all([
        payments.findings(isSettled, size, offsetOf(page, size)),
        payments.countFindings(isSettled),
      ]);
      return { findings, meta: pageMeta(page, size, total) };
    },
  };
};
