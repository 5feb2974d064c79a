import { object, string } from 'yup';
import { textKey } from '../../locales/texts.ts';

const text = (longest: number) =>
  string()
    .trim()
    .required(textKey('recalls.error.text'))
    .max(longest, { message: textKey('recalls.error.long'), params: { most: longest } });

const shortText = text(150);

/** A required text of several lines. */
export const longText = text(2000);

/** Validation of the form. The messages are translation keys. */
export const recallSchema = object({
  severity: string().required(textKey('recalls.error.class')),
  authority: string().required(textKey('recalls.error.authority')),
  authority_ref: string()
    .trim()
    .max(60, { message: textKey('recalls.error.long'), params: { most: 60 } }),
  action: string().required(textKey('recalls.error.action')),
  title: shortText,
  title_arabic: shortText,
  reason: longText,
  reason_arabic: longText,
  instruction: longText,
  instruction_arabic: longText,
  products: object().test('some', textKey('recalls.error.products'), (products) =>
    Object.values(products).some((product) => product !== null),
  ),
});
