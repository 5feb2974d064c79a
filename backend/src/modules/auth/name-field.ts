import { optionalText, requiredText } from '../../wire/fields.ts';

/** The first mails repeat a name, and nobody has shown yet that the address is theirs: a stranger would read a link from us. */
const ADDRESS_IN_NAME = /:\/\/|www\.|[@/]/i;
/** A company may be called as its web address is, and a slash may follow a word: «مؤسسة/ محمد». */
const ADDRESS_IN_COMPANY = /:\/\/|www\.|@|\.\p{L}{2,}\//iu;

/** The first or the last name of somebody who opens an account or edits it. */
export const personName = (messages: { required: string; address: string }) =>
  requiredText(messages.required, 100).refine((name) => !ADDRESS_IN_NAME.test(name), messages.address);

/** The name of a company, where one is given. */
export const companyName = (address: string) =>
  optionalText().refine((name) => !ADDRESS_IN_COMPANY.test(name), address);
