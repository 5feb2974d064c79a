import { object, string } from 'yup';
import { textKey } from '../../locales/texts.ts';

/** What the form asks for: the number of an order and an e-mail address that belongs to it. */
export const trackSchema = object({
  order_no: string().trim().required(textKey('tracking.validation.orderRequired')),
  email: string()
    .trim()
    .required(textKey('tracking.validation.emailRequired'))
    .email(textKey('tracking.validation.emailInvalid')),
});
