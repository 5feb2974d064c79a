import { boolean, object, string, type InferType } from 'yup';
import { textKey } from '../locales/texts.ts';

const SIMPLE_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What a sign-in form asks for. Messages are keys of the kit's own texts. */
export const signInSchema = object({
  email: string()
    .trim()
    .required(textKey('signIn.emailRequired'))
    .matches(SIMPLE_ADDRESS, { message: textKey('signIn.emailInvalid'), excludeEmptyString: true }),
  password: string().required(textKey('signIn.passwordRequired')),
  remember_me: boolean().required(),
});

export type SignInValues = InferType<typeof signInSchema>;
