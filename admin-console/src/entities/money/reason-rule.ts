import { string } from 'yup';
import { textKey } from '../../locales/texts.ts';

const LONGEST_REASON = 1000;

/** Reason for an action on a vendor's money; shown to the vendor. */
export const reasonRule = string()
  .trim()
  .required(textKey('money.error.reason'))
  .max(LONGEST_REASON, textKey('money.error.reason'));
