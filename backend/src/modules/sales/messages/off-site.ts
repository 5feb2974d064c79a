const EMAIL = /[^\s@]{1,64}@[^\s@]{1,64}\.[a-z]{2,}/i;
const IBAN = /\b(?:SA|BH)\d{2}(?: ?[A-Z0-9]){16,20}\b/i;
/** Saudi and Bahraini numbers, with or without the country code, and any number with an international prefix. */
const PHONE =
  /(?<![\d.])(?:(?:\+|00)\d(?:[ -]?\d){7,13}|05\d(?:[ -]?\d){7}|9665(?:[ -]?\d){8}|9733(?:[ -]?\d){7})(?!\d)/;
const WORDS =
  /whats ?app|western union|stc ?pay|bank transfer|outside (?:balsam|the (?:site|platform|shop))|pay (?:me )?directly|واتس ?اب|واتساب|حوالة|تحويل بنكي|خارج (?:بلسم|الموقع|المنصة|المتجر)|الدفع مباشرة|ادفع مباشرة/i;

const withLatinDigits = (text: string): string =>
  text
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x06_60))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06_f0));

/** True if a text seems to lead away from the marketplace: a phone number, an address, an IBAN, or another way to pay. */
export const leadsOffSite = (text: string): boolean => {
  const plain = withLatinDigits(text);
  return [EMAIL, IBAN, PHONE, WORDS].some((pattern) => pattern.test(plain));
};
