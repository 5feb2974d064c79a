import { string } from 'yup';
import { textKey } from '../../locales/texts.ts';

const LONGEST_REASON = 1000;

/** Why something is done with a vendor's money, which the vendor reads. */
export const reasonRule = string()
  .trim()
  .required(textKey('money.error.reason'))
  .max(LONGEST_REASON, textKey('money.error.reason'));
