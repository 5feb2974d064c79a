import { object, string } from 'yup';
import { textKey } from '../../locales/texts.ts';

const LONGEST_TITLE = 150;
const LONGEST_TEXT = 2000;

type Text = `${'title' | 'reason' | 'instruction'}${'' | '_arabic'}`;

const text = (name: Text, longest = LONGEST_TEXT) =>
  string()
    .trim()
    .required(textKey(`recalls.error.${name}`))
    .max(longest, { message: textKey('recalls.error.long'), params: { most: longest } });

/** Validation of the form. The messages are translation keys. */
export const recallSchema = object({
  severity: string().required(textKey('recalls.error.class')),
  authority: string().required(textKey('recalls.error.authority')),
  authority_ref: string()
    .trim()
    .max(60, { message: textKey('recalls.error.long'), params: { most: 60 } }),
  action: string().required(textKey('recalls.error.action')),
  title: text('title', LONGEST_TITLE),
  title_arabic: text('title_arabic', LONGEST_TITLE),
  reason: text('reason'),
  reason_arabic: text('reason_arabic'),
  instruction: text('instruction'),
  instruction_arabic: text('instruction_arabic'),
  products: object().test('some', textKey('recalls.error.products'), (products) =>
    Object.values(products).some((product) => product !== null),
  ),
});
