import { sql, type SQL } from '../../sql/sql.ts';
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

/** Whether a vendor can be paid at all. @param takesCards whether the marketplace has a provider who takes cards for him */
export const canBePaid = (takesCards: boolean): SQL =>
  sql.join(
    [sql`${takesCards}::boolean`, ...paymentSettings.map((setting) => sql`v.${sql.identifier(setting)}`)],
    sql` OR `,
  );

/** Whether a vendor takes a method; what the marketplace takes for all of them, each does. */
export const takes = (vendor: PaymentSettings, method: PaymentMethod): boolean => {
  const { setting } = PAYMENT_METHODS[method];
  return setting === null || vendor[setting];
};

/**
 * How a vendor can be paid.
 * @param takesCards whether the marketplace has a provider; that he answers at the moment, the checkout asks
 */
export const methodsOf = (vendor: PaymentSettings, takesCards: boolean): PaymentMethod[] =>
  paymentMethods.filter((method) => (method !== 'card' || takesCards) && takes(vendor, method));
