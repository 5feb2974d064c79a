import type { Database } from '../../../database/database.ts';
import { createPosting, type NewEntry } from '../../../ledger/posting.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { sql } from '../../../sql/sql.ts';
import { AppError, invalidField } from '../../../wire/errors.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import type { AuditAction } from '../../operations/audit/labels.ts';
import { createCollectedSubOrders, type CollectedSubOrderRow } from './repository.ts';
import type { RemittanceForm, SettlementForm, VendorPaymentForm } from './schemas.ts';

const assertRemittable = (
  parts: readonly CollectedSubOrderRow[],
  { currency, amount, order_sub_nos: nos }: RemittanceForm,
) => {
  const remitted = parts.filter(({ remitted_at }) => remitted_at !== null).map(({ order_sub_no: no }) => no);
  if (remitted.length > 0) throw new AppError(409, 'already_remitted', { data: { order_sub_nos: remitted } });
  const held = parts.filter((part) => part.collected_by === 'carrier' && part.currency === currency);
  const known = new Set(held.map(({ order_sub_no: no }) => no));
  const unknown = nos.find((no) => !known.has(no));
  if (unknown !== undefined)
    throw invalidField('order_sub_nos', { key: 'remittance.part_unknown', params: { order_sub_no: unknown } });
  const total = held.reduce((sum, { total_amount: each }) => sum + each, 0);
  if (total !== amount) throw invalidField('amount', 'remittance.differs');
};

/** Money received at the marketplace's bank: from carriers, payment providers and vendors. */
export const createRemittances = (database: Database) => {
  const posting = createPosting(database);
  const parts = createCollectedSubOrders(database);
  const auditLog = createAuditLog(database);

  const record = (admin: SessionUser, action: AuditAction, reference: string, after: Record<string, unknown>) =>
    auditLog.record(admin, { action, entity: 'ledger', entityId: reference, label: reference, before: null, after });

  /**
   * A reference can be posted again once its entry is reversed.
   * @throws AppError 409 if an entry for it exists
   */
  const postByReference = async (entry: NewEntry): Promise<void> => {
    if ((await posting.postUnlessStanding(entry)) === null) throw new AppError(409, 'reference_used');
  };

  return {
    /**
     * Cash handed over by a carrier, one entry per sub-order.
     * @throws AppError 409 if one was already handed over; 422 for a sub-order without carrier cash in this currency,
     * or if the sum differs
     */
    remit: (admin: SessionUser, form: RemittanceForm): Promise<void> =>
      database.transaction(async () => {
        const rows = await parts.lock(form.order_sub_nos);
        assertRemittable(rows, form);
        for (const part of rows)
          await posting.post({
            ...{ key: `carrier_remitted:${part.id}:${part.remittances + 1}`, kind: 'carrier_remitted' },
            ...{ currency: form.currency, vendorId: part.vendor_id, partId: part.id, day: form.day },
            ...{ reason: form.bank_reference, actorId: admin.id },
            lines: [
              ['bank', part.total_amount],
              ['carrier', -part.total_amount],
            ],
          });
        await parts.setRemitted(rows.map(({ id }) => id));
        await record(admin, 'ledger.remitted', form.bank_reference, {
          ...{ [form.currency]: form.amount, day: form.day, parcels: form.order_sub_nos },
        });
      }),

    /**
     * A payment provider's settlement, less its fee.
     * @throws AppError 409 if its entry exists and is not reversed
     */
    settle: (admin: SessionUser, form: SettlementForm): Promise<void> =>
      database.transaction(async () => {
        const { bank_reference: reference, currency, amount, fee, day } = form;
        await postByReference({
          ...{ key: `provider_settled:${currency}:${reference}`, kind: 'provider_settled', currency, vendorId: null },
          ...{ reason: reference, actorId: admin.id, day },
          lines: [
            ['bank', amount],
            ['provider_fees', fee],
            ['provider', -amount - fee],
          ],
        });
        await record(admin, 'ledger.settled', reference, { [currency]: amount, fee: { [currency]: fee }, day });
      }),

    /**
     * A vendor's payment of a debt.
     * @throws AppError 409 if its entry exists and is not reversed, 422 for an unknown vendor
     */
    paidIn: (admin: SessionUser, form: VendorPaymentForm): Promise<void> =>
      database.transaction(async () => {
        const { bank_reference: reference, currency, amount, day, vendor_id: vendorId } = form;
        if (!(await database.first(sql`SELECT id FROM vendors WHERE id = ${vendorId}`)))
          throw invalidField('vendor_id', 'money.vendor_unknown');
        await postByReference({
          ...{ key: `vendor_paid_in:${vendorId}:${currency}:${reference}`, kind: 'vendor_paid_in', currency, vendorId },
          ...{ reason: reference, actorId: admin.id, day },
          lines: [
            ['bank', amount],
            ['vendor', -amount],
          ],
        });
        await record(admin, 'ledger.paid_in', reference, { vendor_id: vendorId, [currency]: amount, day });
      }),
  };
};
