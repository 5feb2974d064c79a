import { sql } from '../../sql/sql.ts';
import {
  PAYMENT_METHODS,
  paymentMethods,
  type PaymentMethod,
  type PaymentSettings,
} from '../../facts/payment-methods.ts';

/** What PaymentSettings are read from; `v` is the vendors table. */
export const paymentColumns = sql.join(
  paymentMethods.map((method) => sql`v.${sql.identifier(PAYMENT_METHODS[method].setting)}`),
  sql`, `,
);

/** Whether a vendor can be paid at all. */
export const canBePaid = sql.join(
  paymentMethods.map((method) => sql`v.${sql.identifier(PAYMENT_METHODS[method].setting)}`),
  sql` OR `,
);

/** Whether a vendor takes a method. */
export const takes = (vendor: PaymentSettings, method: PaymentMethod): boolean =>
  vendor[PAYMENT_METHODS[method].setting];

/** How a vendor can be paid. */
export const methodsOf = (vendor: PaymentSettings): PaymentMethod[] =>
  paymentMethods.filter((method) => takes(vendor, method));
