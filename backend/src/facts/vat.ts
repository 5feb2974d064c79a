/** VAT classes of goods: standard rate, or zero-rated as a listed medicine or medical device. */
export const VAT_CLASSES = ['standard', 'zero_medicine', 'zero_device'] as const;

export type VatClass = (typeof VAT_CLASSES)[number];

/** VAT class of a product; empty for that of its category. */
export const productVatClasses = ['', ...VAT_CLASSES] as const;

/**
 * VAT status of a vendor: registered, unregistered, or `deemed`, where the marketplace owes the tax in the vendor's
 * place. Since 2026 the latter applies in Saudi Arabia to unregistered residents (Art. 47(3) of the implementing
 * regulations).
 */
export const VAT_REGIMES = ['registered', 'deemed', 'unregistered'] as const;

export type VatRegime = (typeof VAT_REGIMES)[number];

/**
 * Countries with VAT rules, by ISO code: format of the registration number, possible regimes, and the regime until an
 * admin has verified the number.
 */
export const VAT_COUNTRIES = {
  SA: { number: '^3\\d{13}3$', regimes: ['registered', 'deemed'], unverified: 'deemed' },
  BH: { number: '^\\d{15}$', regimes: ['registered', 'unregistered'], unverified: 'unregistered' },
} as const satisfies Record<string, { number: string; regimes: readonly VatRegime[]; unverified: VatRegime }>;

export type VatCountry = keyof typeof VAT_COUNTRIES;

export const vatCountries = Object.keys(VAT_COUNTRIES) as VatCountry[];

/**
 * True if the country has VAT rules.
 * @param iso2 null if the vendor's country is unknown
 */
export const isVatCountry = (iso2: string | null): iso2 is VatCountry =>
  iso2 !== null && Object.hasOwn(VAT_COUNTRIES, iso2);
