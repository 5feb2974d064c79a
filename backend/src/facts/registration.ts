import { COUNTRY_CODES } from './country-codes.ts';

/** Kinds of goods by the law that governs them. */
export const PRODUCT_KINDS = ['device', 'ivd', 'medicine', 'supplement', 'cosmetic', 'general'] as const;

/** Risk classes of SFDA, from the lowest; As is sterile, Am measures, Ar is reusable (MDS-REQ 1). */
export const SFDA_CLASSES = ['A', 'As', 'Am', 'Ar', 'B', 'C', 'D'] as const;

/** Risk classes of NHRA in Bahrain: I to III of devices, A to D of in vitro diagnostics. */
export const NHRA_CLASSES = ['I', 'IIa', 'IIb', 'III', 'A', 'B', 'C', 'D'] as const;

/** Authorities that authorise goods, by the ISO code of their country. */
export const AUTHORITIES = { SA: 'sfda', BH: 'nhra' } as const;

export type Authority = (typeof AUTHORITIES)[keyof typeof AUTHORITIES];

export const isAuthorityCountry = (iso2: string): iso2 is keyof typeof AUTHORITIES => Object.hasOwn(AUTHORITIES, iso2);

export const productKinds = ['', ...PRODUCT_KINDS] as const;
export const productSfdaClasses = ['', ...SFDA_CLASSES] as const;
export const productNhraClasses = ['', ...NHRA_CLASSES] as const;
export const productOrigins = ['', ...COUNTRY_CODES] as const;

/** Answer to a question about a product; empty: not answered. */
export const yesOrNo = ['', 'yes', 'no'] as const;
