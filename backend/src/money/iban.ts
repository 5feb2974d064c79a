/** IBAN formats of the countries with payouts, without spaces. */
const FORMS = [/^SA\d{4}[0-9A-Z]{18}$/, /^BH\d{2}[A-Z]{4}[0-9A-Z]{14}$/];

const VISIBLE = 4;

/** Canonical form: capital letters and digits only. */
export const plainIban = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/** Remainder modulo 97 of the rearranged IBAN (ISO 13616). */
const remainderOf = (iban: string): bigint => {
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((character) => Number.parseInt(character, 36));
  return BigInt(digits.join('')) % 97n;
};

/** True for a valid IBAN of Saudi Arabia or Bahrain, including the check digits. */
export const isIban = (iban: string): boolean => FORMS.some((form) => form.test(iban)) && remainderOf(iban) === 1n;

/** Masked IBAN: country and last four characters. */
export const maskedIban = (iban: string): string => `${iban.slice(0, 2)}•• ${'•••• '.repeat(3)}${lastOf(iban)}`;

export const lastOf = (iban: string): string => iban.slice(-VISIBLE);
