/** Kinds of goods by how they are taxed: at the standard rate, or at none, as a listed medicine or medical device. */
export const VAT_CLASSES = ['standard', 'zero_medicine', 'zero_device'] as const;

export type VatClass = (typeof VAT_CLASSES)[number];

/** What a product says of its class; nothing: it is taxed as its category. */
export const productVatClasses = ['', ...VAT_CLASSES] as const;

export type ProductVatClass = (typeof productVatClasses)[number];

/**
 * What a vendor is to the tax office: registered, or not; or one in whose place the marketplace owes the tax. Since 2026 that
 * is so in Saudi Arabia for residents who are not registered (Art. 47(3) of the implementing regulations).
 */
export const VAT_REGIMES = ['registered', 'deemed', 'unregistered'] as const;

export type VatRegime = (typeof VAT_REGIMES)[number];

/**
 * The countries whose tax the shop knows, by their two letters: how a registration number looks, what a vendor there may be,
 * and what he is until an admin has seen his number.
 */
export const VAT_COUNTRIES = {
  SA: { number: '^3\\d{13}3$', regimes: ['registered', 'deemed'], unverified: 'deemed' },
  BH: { number: '^\\d{15}$', regimes: ['registered', 'unregistered'], unverified: 'unregistered' },
} as const satisfies Record<string, { number: string; regimes: readonly VatRegime[]; unverified: VatRegime }>;

export type VatCountry = keyof typeof VAT_COUNTRIES;

export const vatCountries = Object.keys(VAT_COUNTRIES) as VatCountry[];

/** Whether the shop knows the tax of a country. @param iso2 null where a vendor has not said where he is */
export const isVatCountry = (iso2: string | null): iso2 is VatCountry =>
  iso2 !== null && Object.hasOwn(VAT_COUNTRIES, iso2);
