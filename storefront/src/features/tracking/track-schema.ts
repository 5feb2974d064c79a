import { emailRule } from '@balsam/shared-ui';
import { object, string } from 'yup';
import { textKey } from '../../locales/texts.ts';

/** What the form asks for: the number of an order and an e-mail address that belongs to it. */
export const trackSchema = object({
  order_no: string().trim().required(textKey('tracking.validation.orderRequired')),
  email: emailRule(textKey('tracking.validation.emailRequired'), textKey('tracking.validation.emailInvalid')),
});
