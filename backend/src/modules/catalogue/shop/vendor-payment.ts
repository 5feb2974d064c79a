import { sql, type SQL } from '../../../sql/sql.ts';
import {
  PAYMENT_METHODS,
  paymentMethods,
  paymentSettings,
  type PaymentMethod,
  type PaymentSettings,
} from '../../../facts/payment-methods.ts';

/** Columns of PaymentSettings; `v` is the vendors table. */
export const paymentColumns = sql.join(
  paymentSettings.map((setting) => sql`v.${sql.identifier(setting)}`),
  sql`, `,
);

/**
 * Condition: a vendor accepts at least one payment method. @param takesCards the marketplace has a card provider for
 * its vendors
 */
export const canBePaid = (takesCards: boolean): SQL =>
  sql.join(
    [sql`${takesCards}::boolean`, ...paymentSettings.map((setting) => sql`v.${sql.identifier(setting)}`)],
    sql` OR `,
  );

/** True if a vendor accepts a method, or the marketplace accepts it for all vendors. */
export const acceptsPayment = (vendor: PaymentSettings, method: PaymentMethod): boolean => {
  const { setting } = PAYMENT_METHODS[method];
  return setting === null || vendor[setting];
};

/**
 * Payment methods of a vendor.
 * @param takesCards the marketplace has a card provider; whether it is responding is checked at checkout
 */
export const methodsOf = (vendor: PaymentSettings, takesCards: boolean): PaymentMethod[] =>
  paymentMethods.filter((method) => (method !== 'card' || takesCards) && acceptsPayment(vendor, method));
