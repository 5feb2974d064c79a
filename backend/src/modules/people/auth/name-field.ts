import { optionalText, requiredText } from '../../../wire/fields.ts';

/**
 * The first mails repeat the name before the email address is verified. A URL in it would let a stranger send links in
 * our name.
 */
const ADDRESS_IN_NAME = /:\/\/|www\.|[@/]/i;
/** A company name may be a web domain, and a slash may follow a word: «مؤسسة/ محمد». */
const ADDRESS_IN_COMPANY = /:\/\/|www\.|@|\.\p{L}{2,}\//iu;

/** First or last name of an account holder. */
export const personName = (messages: { required: string; address: string }) =>
  requiredText(messages.required, 100).refine((name) => !ADDRESS_IN_NAME.test(name), messages.address);

/** Optional company name. */
export const companyName = (address: string) =>
  optionalText().refine((name) => !ADDRESS_IN_COMPANY.test(name), address);
