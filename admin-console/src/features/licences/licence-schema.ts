import { array, number, object, string } from 'yup';
import { textKey } from '../../locales/texts.ts';

const day = string().required(textKey('licences.error.day'));

/** Facts of a licence; a type with a scope names at least one category. */
export const acceptanceSchema = (scoped: boolean) =>
  object({
    number: string().trim().required(textKey('licences.error.number')),
    issued_on: day,
    expires_on: day.test('order', textKey('licences.error.order'), (last, { parent }) => last > parent.issued_on),
    categories: scoped ? array(number().required()).min(1, textKey('licences.error.categories')) : array(),
  });

/** Reason of a refusal or revocation, shown to the vendor. */
export const refusalRule = string()
  .trim()
  .required(textKey('licences.error.reason'))
  .max(1000, textKey('licences.error.reason'));
