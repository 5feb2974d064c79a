/** At least six characters: digits, blanks, plus, minus and parentheses. */
export const PHONE_NUMBER = '^(?=.*\\d)[\\d +()-]{6,}$';

/** The ASCII form of an e-mail address, lower-cased; the last label may be internationalised (`xn--…`). */
export const EMAIL_ADDRESS =
  "^(?:[a-z0-9_'+-]+\\.)*[a-z0-9_'+-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\\.)+(?:[a-z]{2,}|xn--[a-z0-9-]{2,59})$";
