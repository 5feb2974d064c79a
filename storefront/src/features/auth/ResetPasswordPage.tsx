import { isApiError } from '@balsam/shared-api';
import {
  AuthCard,
  ButtonLink,
  Form,
  FormError,
  PasswordField,
  SubmitButton,
  TextField,
  useSendForm,
  envelopeIcon,
} from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useResetPasswordMutation } from './account-api.ts';
import { MIN_PASSWORD, resetSchema, type ResetValues } from './reset-schema.ts';
import { withNews } from './sign-in-intent.ts';
import { href } from '../../entities/page/paths.ts';

/** Sets a new password with the token of a mailed link, which may contain the e-mail address as `?email=`. */
export function ResetPasswordPage() {
  const { t } = useTranslation('storefront');
  const { token = '' } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [resetPassword, { error: refusal }] = useResetPasswordMutation();
  const isLinkDead = isApiError(refusal) && refusal.code === 'reset_link_dead';

  const send = useSendForm({ failed: t('auth.reset.failed'), done: t('auth.reset.success') });

  const submit = async (values: ResetValues) => {
    const { data } = await send(() => resetPassword({ ...values, token }).unwrap());
    const news = { what: 'passwordReset', email: values.email.trim(), passkeys: data.passkeys } as const;
    await navigate(href('login'), { state: withNews(null, news) });
  };

  return (
    <AuthCard
      title={t('auth.reset.title')}
      lead={t('auth.reset.lead')}
      footer={<Link to={href('login')}>{t('auth.reset.back')}</Link>}
    >
      <Form
        initialValues={{ email: search.get('email') ?? '', password: '', password_confirmation: '' }}
        validationSchema={resetSchema}
        onSubmit={submit}
        t={t}
      >
        <TextField
          name="email"
          type="email"
          label={t('auth.reset.email')}
          hint={t('auth.reset.emailHint')}
          autoComplete="username"
          required
        />
        <PasswordField
          name="password"
          label={t('auth.reset.password')}
          hint={t('auth.reset.passwordHint')}
          least={MIN_PASSWORD}
          autoComplete="new-password"
          required
        />
        <PasswordField
          name="password_confirmation"
          label={t('auth.reset.password_confirmation')}
          autoComplete="new-password"
          required
        />
        <FormError />
        <SubmitButton>{t('auth.reset.submit')}</SubmitButton>
        {isLinkDead && (
          <ButtonLink to={href('forgotPassword')} variant="outline" icon={envelopeIcon} className="mt-3">
            {t('auth.reset.newLink')}
          </ButtonLink>
        )}
      </Form>
    </AuthCard>
  );
}
