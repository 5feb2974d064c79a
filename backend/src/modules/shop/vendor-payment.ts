import { sql } from '../../sql/sql.ts';
import {
  PAYMENT_METHODS,
  paymentMethods,
  paymentSettings,
  type PaymentMethod,
  type PaymentSettings,
} from '../../facts/payment-methods.ts';

/** What PaymentSettings are read from; `v` is the vendors table. */
export const paymentColumns = sql.join(
  paymentSettings.map((setting) => sql`v.${sql.identifier(setting)}`),
  sql`, `,
);

/** Whether a vendor can be paid at all. */
export const canBePaid = sql.join(
  paymentSettings.map((setting) => sql`v.${sql.identifier(setting)}`),
  sql` OR `,
);

/** Whether a vendor takes a method; what the marketplace takes for all of them, each does. */
export const takes = (vendor: PaymentSettings, method: PaymentMethod): boolean => {
  const { setting } = PAYMENT_METHODS[method];
  return setting === null || vendor[setting];
};

/** How a vendor can be paid, of what vendors decide on themselves. */
export const methodsOf = (vendor: PaymentSettings): PaymentMethod[] =>
  paymentMethods.filter((method) => PAYMENT_METHODS[method].setting !== null && takes(vendor, method));
