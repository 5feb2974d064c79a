import { isApiError, LIMITS, useLoginMutation, type PlacedOrder } from '@balsam/shared-api';
import { Form, FormError, PasswordField, SubmitButton } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { object, string } from 'yup';
import { useRegisterGuestMutation } from '../../entities/guest/guest-api.ts';
import { href } from '../../entities/page/paths.ts';
import { textKey } from '../../locales/texts.ts';

const BAD_CREDENTIALS = 401;

const schema = object({
  password: string()
    .required(textKey('auth.register.error.password'))
    .min(LIMITS.password.registered, textKey('auth.register.error.passwordLength')),
});

/** Opens an account for a guest, who has entered everything but a password, and leads to taking the order over. */
export function KeepInAccount({ order: { billing_address: billing } }: { order: PlacedOrder }) {
  const { t } = useTranslation('storefront');
  const navigate = useNavigate();
  const [register] = useRegisterGuestMutation();
  const [login] = useLoginMutation();
  if (!billing) return null;
  const keep = async ({ password }: { password: string }) => {
    await register({ billing, password }).unwrap();
    try {
      await login({ email: billing.email, password, remember_me: false, user_type: 'customer' }).unwrap();
    } catch (error) {
      // The address has an account already, of which the registration says nothing.
      if (!isApiError(error) || error.status !== BAD_CREDENTIALS) throw error;
      await navigate(href('login'), { state: { from: href('orders', { claim: 1 }) } });
      return;
    }
    await navigate(href('orders', { claim: 1 }));
  };
  return (
    <section className="panel sf-screen-only" aria-labelledby="keep-order">
      <h2 className="panel-title" id="keep-order">
        {t('guest.keep.title')}
      </h2>
      <p>{t('guest.keep.text')}</p>
      <Form initialValues={{ password: '' }} validationSchema={schema} onSubmit={keep} t={t} className="stack">
        <PasswordField name="password" label={t('guest.keep.password')} autoComplete="new-password" required />
        <FormError />
        <SubmitButton>{t('guest.keep.submit')}</SubmitButton>
      </Form>
    </section>
  );
}
