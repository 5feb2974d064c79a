import { object, number, string } from 'yup';
import { textKey } from '../../locales/texts.ts';

const units = () =>
  number()
    .typeError(textKey('recalls.validation.units'))
    .integer(textKey('recalls.validation.units'))
    .min(0, textKey('recalls.validation.units'));

/** Answer to the notice of a recall. */
export const answerSchema = object({
  name: string().trim().required(textKey('recalls.validation.name')),
  returned: units(),
  destroyed: units(),
  used: units(),
  missing: units(),
});
