import type { Database } from '../../../database/database.ts';
import { sql } from '../../../sql/sql.ts';
import { ProviderError, type ListedPayment, type PaymentProvider } from './provider.ts';
import { createPaymentRepository, type PaymentRow, type PaymentState } from './repository.ts';
import type { PaymentService } from './service.ts';

interface Services {
  readonly database: Database;
  readonly provider: PaymentProvider;
  readonly payments: Pick<PaymentService, 'pollOrder'>;
}

/** Discrepancy that needs manual settlement. */
interface Finding {
  paymentId: number | null;
  kind: 'unknown_to_us' | 'unknown_to_provider' | 'state_differs';
  detail: string;
}

const HOURS = 48;
/** Payments started this recently may still be in transit to either list. */
const YOUNG_MINUTES = 10;

const isMoney = (state: PaymentState | ListedPayment['state']): boolean => state === 'authorised' || state === 'paid';

/**
 * True if both sides agree. A payment captured in several steps, or released, is final here; the bank's hold says
 * nothing about it any more.
 */
const isAgreed = (here: PaymentRow, there: ListedPayment): boolean =>
  here.state === 'voided' ||
  (here.state === 'paid' && here.plan !== 'sale') ||
  isMoney(here.state) === isMoney(there.state);

/**
 * Compares the provider's list of the last two days with our payments, in both directions, and repairs what was lost.
 */
export const createComparison = ({ database, provider, payments }: Services) => {
  const repository = createPaymentRepository(database);

  const ours = () =>
    database.query<PaymentRow>(sql`
      SELECT id, order_id, attempt, ref, redirect_url, amount, currency, plan, state, failure FROM payments
      WHERE provider = ${provider.name} AND created_at > now() - make_interval(hours => ${HOURS})
        AND created_at < now() - make_interval(mins => ${YOUNG_MINUTES}) AND ref IS NOT NULL`);

  /** Adopts an attempt whose start succeeded at the provider, but whose response we never received. */
  const adopt = ({ ref, key }: ListedPayment) =>
    database.first<{ order_id: number }>(sql`
      UPDATE payments payment SET ref = ${ref}, state = 'waiting', updated_at = now() FROM orders o
      WHERE o.id = payment.order_id AND payment.provider = ${provider.name} AND payment.ref IS NULL
        AND payment.state = 'started' AND o.order_no || '-' || payment.attempt = ${key}
      RETURNING payment.order_id`);

  /** True if it is a capture: providers list captures of a hold as charges of their own. */
  const isOperation = async ({ ref, key }: ListedPayment): Promise<boolean> => {
    const row = await database.first(sql`
      SELECT 1 FROM payment_operations WHERE ref = ${ref} OR 'op-' || coalesce(batch_id, id) = ${key}`);
    return row !== null;
  };

  const pollAgain = async (orderId: number) => payments.pollOrder(await repository.ownerOf(orderId), orderId);

  const check = async (listed: ListedPayment): Promise<Finding | null> => {
    const adopted = await adopt(listed);
    if (adopted) await pollAgain(adopted.order_id);
    const known = await repository.byRef(provider.name, listed.ref);
    if (!known) {
      if (!isMoney(listed.state) || (await isOperation(listed))) return null;
      return { paymentId: null, kind: 'unknown_to_us', detail: `${listed.ref}: ${listed.amount} ${listed.currency}` };
    }
    if (isAgreed(known, listed)) return null;
    await pollAgain(known.order_id);
    const now = await repository.byRef(provider.name, listed.ref);
    if (!now || isAgreed(now, listed)) return null;
    return { paymentId: known.id, kind: 'state_differs', detail: `here ${now.state}, there ${listed.state}` };
  };

  const report = ({ paymentId, kind, detail }: Finding) =>
    database.query(sql`
      INSERT INTO payment_findings (payment_id, kind, detail) VALUES (${paymentId}, ${kind}, ${detail})
      ON CONFLICT DO NOTHING RETURNING id`);

  return {
    /** @returns the number of payments listed by the provider, and of new findings; null if it does not respond */
    async compare(): Promise<{ listed: number; found: number } | null> {
      const since = new Date(Date.now() - HOURS * 3_600_000);
      const listed = await provider.list(since).catch((error: unknown) => {
        if (error instanceof ProviderError) return null;
        throw error;
      });
      if (!listed) return null;
      const findings: Finding[] = [];
      for (const payment of listed) {
        const finding = await check(payment);
        if (finding) findings.push(finding);
      }
      const refs = new Set(listed.map(({ ref }) => ref));
      for (const { id, ref, state } of await ours())
        if (isMoney(state) && !refs.has(ref ?? ''))
          findings.push({ paymentId: id, kind: 'unknown_to_provider', detail: String(ref) });
      let found = 0;
      for (const finding of findings) found += (await report(finding)).length;
      return { listed: listed.length, found };
    },
  };
};

export type Comparison = ReturnType<typeof createComparison>;
