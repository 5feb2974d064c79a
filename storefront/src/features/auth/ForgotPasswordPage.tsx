import { AuthCard, Form, FormError, SubmitButton, TextField, useSendForm } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { object, string } from 'yup';
import { textKey } from '../../locales/texts.ts';
import { useRequestPasswordResetMutation } from './account-api.ts';
import { withNews } from './sign-in-intent.ts';
import { href } from '../../entities/page/paths.ts';

const schema = object({ email: string().trim().required(textKey('auth.forgot.required')) });

/** Requests a mail with a password reset link. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('storefront');
  const navigate = useNavigate();
  const [requestReset] = useRequestPasswordResetMutation();

  const send = useSendForm({
    failed: t('auth.forgot.failed'),
    done: (message) => message || t('auth.forgot.success'),
  });

  const submit = async (values: { email: string }) => {
    const email = values.email.trim();
    await send(() => requestReset({ email }).unwrap());
    await navigate(href('login'), { state: withNews(null, { what: 'linkSent', email }) });
  };

  return (
    <AuthCard
      title={t('auth.forgot.title')}
      lead={t('auth.forgot.lead')}
      footer={<Link to={href('login')}>{t('auth.forgot.back')}</Link>}
    >
      <Form initialValues={{ email: '' }} validationSchema={schema} onSubmit={submit} t={t}>
        <TextField name="email" type="email" label={t('auth.forgot.email')} autoComplete="username" required />
        <FormError />
        <SubmitButton>{t('auth.forgot.submit')}</SubmitButton>
      </Form>
    </AuthCard>
  );
}
