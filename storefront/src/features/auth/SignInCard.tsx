import { isApiError, roleOf, selectDemoSignIn, useAppSelector, useLoginMutation } from '@balsam/shared-api';
import { AuthCard, Button, SignInForm, toastError, toastSuccess } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useAddToCartMutation, type NewCartLine } from '../../cart/cartApi.ts';
import { readIntent } from './signInIntent.ts';

/** The shop's sign-in. What the visitor was about to buy is in the cart afterwards; the guard leads on. */
export function SignInCard({ onRegister }: { onRegister: () => void }) {
  const { t } = useTranslation('storefront');
  const { state } = useLocation();
  const demoSignIn = useAppSelector(selectDemoSignIn);
  const [login] = useLoginMutation();
  const [addToCart] = useAddToCartMutation();

  const buy = async (line: NewCartLine) => {
    try {
      await addToCart(line).unwrap();
      toastSuccess(t('auth.intent.added'));
    } catch (error) {
      toastError((isApiError(error) && error.message) || t('auth.intent.failed'));
    }
  };

  const footer = (
    <>
      <p>
        {t('auth.signIn.noAccount')}{' '}
        <Button variant="link" onClick={onRegister}>
          {t('auth.signIn.toRegister')}
        </Button>
      </p>
      <Link to="/vendor/login">{t('auth.signIn.vendor')}</Link>
    </>
  );
  return (
    <AuthCard title={t('auth.signIn.title')} lead={t('auth.signIn.lead')} footer={footer}>
      <title>{t('auth.signIn.title')}</title>
      <SignInForm
        initialValues={demoSignIn ?? undefined}
        forgotPasswordTo="/forgot-password"
        onSubmit={async (values) => {
          const { user } = await login({ ...values, loginType: 'customer' }).unwrap();
          const line = readIntent(state);
          if (line && roleOf(user.role) === 'user') await buy(line);
        }}
      />
    </AuthCard>
  );
}
