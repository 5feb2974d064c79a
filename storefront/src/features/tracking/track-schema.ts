import { object, string } from 'yup';

/** What the form asks for: the number of an order and an e-mail address that belongs to it. */
export const trackSchema = object({
  order_no: string().trim().required('tracking.validation.orderRequired'),
  email: string().trim().required('tracking.validation.emailRequired').email('tracking.validation.emailInvalid'),
});
