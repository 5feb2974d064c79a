import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSendForm } from '../toast/use-send.ts';
import { CheckboxField } from '../form/CheckboxField.tsx';
import { Form } from '../form/Form.tsx';
import { FormError } from '../form/FormError.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { TextField } from '../form/TextField.tsx';
import { signInSchema, type SignInValues } from './sign-in-schema.ts';

export interface SignInFormProps {
  initialValues?: Partial<SignInValues>;
  /** Signs in. An error is shown: its message as a toast and above the button, its field errors at the inputs. */
  onSubmit: (values: SignInValues) => Promise<void>;
  forgotPasswordTo: string;
  /** Below the button, for example a link to another sign-in page. */
  footer?: ReactNode;
}

const EMPTY: SignInValues = { email: '', password: '', remember_me: false };

/** Form of all three sign-in pages: e-mail, password, remember me. */
export function SignInForm({ initialValues, onSubmit, forgotPasswordTo, footer }: SignInFormProps) {
  const { t } = useTranslation('kit');

  const send = useSendForm({ failed: t('signIn.failed'), done: null });
  const signIn = (values: SignInValues) => send(() => onSubmit(signInSchema.cast(values)));

  return (
    <Form initialValues={{ ...EMPTY, ...initialValues }} validationSchema={signInSchema} onSubmit={signIn} t={t}>
      <TextField name="email" type="email" label={t('signIn.email')} autoComplete="username" dir="ltr" required />
      <PasswordField name="password" label={t('signIn.password')} autoComplete="current-password" required />
      <div className="sign-in-options">
        <CheckboxField name="remember_me" label={t('signIn.rememberMe')} />
        <Link to={forgotPasswordTo}>{t('signIn.forgotPassword')}</Link>
      </div>
      <FormError />
      <SubmitButton className="w-100">{t('signIn.submit')}</SubmitButton>
      {footer !== undefined && <div className="sign-in-footer">{footer}</div>}
    </Form>
  );
}
