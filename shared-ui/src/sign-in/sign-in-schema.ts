import { boolean, object, string, type InferType } from 'yup';
import { emailRule } from '../form/text-input.ts';
import { textKey } from '../locales/texts.ts';

/** Rules of a sign-in form. The messages are keys of the kit. */
export const signInSchema = object({
  email: emailRule(textKey('signIn.emailRequired'), textKey('signIn.emailInvalid')),
  password: string().required(textKey('signIn.passwordRequired')),
  remember_me: boolean().required(),
});

export type SignInValues = InferType<typeof signInSchema>;
