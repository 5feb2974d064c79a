/**
 * How a customer can pay; the first one is chosen for whoever chooses none. `onDelivery`: to the courier, who asks for
 * the sum at the door. `setting`: where a vendor says whether they take it, a column of `vendors`; null: the marketplace
 * takes it for all of them, where a provider is connected.
 */
export const PAYMENT_METHODS = {
  cash: { means: 'cash on delivery', onDelivery: true, setting: 'cod_enabled' },
  card: { means: 'a card, on the page of the payment provider', onDelivery: false, setting: null },
} as const;

export type PaymentMethod = keyof typeof PAYMENT_METHODS;

type PaymentSetting = NonNullable<(typeof PAYMENT_METHODS)[PaymentMethod]['setting']>;

/** Which methods a vendor takes. */
export type PaymentSettings = Record<PaymentSetting, boolean>;

export const paymentMethods = Object.keys(PAYMENT_METHODS) as PaymentMethod[];

/** What vendors decide on, in the order of the methods. */
export const paymentSettings = Object.values(PAYMENT_METHODS).flatMap(({ setting }) =>
  setting === null ? [] : [setting],
);

/** Makes something of the setting of each method. */
export const eachPaymentSetting = <Value>(make: (setting: PaymentSetting) => Value): Record<PaymentSetting, Value> =>
  Object.fromEntries(paymentSettings.map((setting) => [setting, make(setting)])) as Record<PaymentSetting, Value>;
