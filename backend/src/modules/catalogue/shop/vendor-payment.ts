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

/** Condition: the vendor accepts cash from this buyer, who may be a guest. */
const acceptsCashOf = (buyerId: SQL): SQL => sql`v.cod_enabled AND (v.cod_guests <> 'never'
  OR NOT EXISTS (SELECT FROM users WHERE id = ${buyerId} AND kind = 'guest'))`;

/** The same columns for a buyer. */
export const paymentColumnsFor = (buyerId: SQL): SQL => sql`(${acceptsCashOf(buyerId)}) AS cod_enabled`;

/**
 * Condition: a vendor accepts at least one payment method.
 * @param takesCards the marketplace has a card provider for its vendors
 * @param buyerId for a certain buyer, who may be a guest
 */
export const canBePaid = (takesCards: boolean, buyerId?: SQL): SQL =>
  sql`${takesCards}::boolean OR ${buyerId ? acceptsCashOf(buyerId) : sql`v.cod_enabled`}`;

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
