/** How an IBAN of each country that is paid to is written, without spaces. */
const FORMS = [/^SA\d{4}[0-9A-Z]{18}$/, /^BH\d{2}[A-Z]{4}[0-9A-Z]{14}$/];

const VISIBLE = 4;

/** As banks write it: capital letters and digits alone. */
export const plainIban = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/** The remainder of the number that an IBAN is once letters count from 10 and its first four characters stand last (ISO 13616). */
const remainderOf = (iban: string): bigint => {
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((character) => Number.parseInt(character, 36));
  return BigInt(digits.join('')) % 97n;
};

/** Whether it is one of Saudi Arabia or Bahrain, and its check digits are right. */
export const isIban = (iban: string): boolean => FORMS.some((form) => form.test(iban)) && remainderOf(iban) === 1n;

/** What people see of one: its country and its last four characters. */
export const maskedIban = (iban: string): string => `${iban.slice(0, 2)}•• ${'•••• '.repeat(3)}${lastOf(iban)}`;

/** The last four characters, by which its owner knows it. */
export const lastOf = (iban: string): string => iban.slice(-VISIBLE);
