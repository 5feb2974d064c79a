/**
 * Payment methods, the default first. `onDelivery`: paid in cash to the courier. `setting`: column of `vendors` with
 * the vendor's choice; null for methods that the marketplace offers for all vendors if a provider is configured.
 */
export const PAYMENT_METHODS = {
  cash: { means: 'cash on delivery', onDelivery: true, setting: 'cod_enabled' },
  card: { means: 'a card, on the page of the payment provider', onDelivery: false, setting: null },
} as const;

export type PaymentMethod = keyof typeof PAYMENT_METHODS;

type PaymentSetting = NonNullable<(typeof PAYMENT_METHODS)[PaymentMethod]['setting']>;

/** Payment methods that a vendor accepts. */
export type PaymentSettings = Record<PaymentSetting, boolean>;

export const paymentMethods = Object.keys(PAYMENT_METHODS) as PaymentMethod[];

/** Columns of the vendor's choices, in the order of the methods. */
export const paymentSettings = Object.values(PAYMENT_METHODS).flatMap(({ setting }) =>
  setting === null ? [] : [setting],
);

/** Maps the setting of each method to a value. */
export const eachPaymentSetting = <Value>(make: (setting: PaymentSetting) => Value): Record<PaymentSetting, Value> =>
  Object.fromEntries(paymentSettings.map((setting) => [setting, make(setting)])) as Record<PaymentSetting, Value>;
