import { emailRule } from '@balsam/shared-ui';
import { object, string } from 'yup';
import { textKey } from '../../locales/texts.ts';

/** Order number and an e-mail address of the order. */
export const trackSchema = object({
  order_no: string().trim().required(textKey('tracking.validation.orderRequired')),
  email: emailRule(textKey('tracking.validation.emailRequired'), textKey('tracking.validation.emailInvalid')),
});
