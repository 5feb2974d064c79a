import {
  roleOf,
  selectDemoSignIn,
  useAppSelector,
  useCompleteLoginMutation,
  useLoginMutation,
  usePasskeyLogin,
  type User,
} from '@balsam/shared-api';
import { AuthCard, SignIn, signWithPasskey } from '@balsam/shared-ui';
import { useEffect, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { PageHead } from '../../entities/page-head/PageHead.tsx';
import { forgetFreshPassword, freshPasswordOf } from './fresh-password.ts';
import { readIntent, readNews } from './sign-in-intent.ts';
import { SignInNotice } from './SignInNotice.tsx';
import { useIntent } from './use-intent.ts';
import { PendingProduct } from './PendingProduct.tsx';
import { href } from '../../entities/page/paths.ts';

/** Login form of the shop. Completes the visitor's interrupted action after the login; the guard then redirects. */
export function SignInCard({ onRegister }: { onRegister: () => void }) {
  const { t } = useTranslation('storefront');
  const { state }: { state: unknown } = useLocation();
  const news = readNews(state);
  const intent = readIntent(state);
  const hasIntent = intent.addToCart !== undefined || intent.addToWishlist !== undefined;
  const demoSignIn = useAppSelector(selectDemoSignIn);
  const [login] = useLoginMutation();
  const [complete] = useCompleteLoginMutation();
  const passkey = usePasskeyLogin(signWithPasskey, { user_type: 'customer' });
  const doIntended = useIntent();
  useEffect(() => forgetFreshPassword, []);

  const goOn = async ({ user }: { user: User }) => {
    if (roleOf(user.role) === 'user') await doIntended();
  };

  /** Switches in place; a modified click opens the registration at its own address. */
  const registerHere = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onRegister();
  };
  const footer = (
    <>
      <p>
        {t('auth.signIn.noAccount')}{' '}
        <Link to={href('register')} state={state} onClick={registerHere}>
          {t('auth.signIn.toRegister')}
        </Link>
      </p>
      <Link to="/vendor/login">{t('auth.signIn.vendor')}</Link>
    </>
  );
  return (
    <AuthCard title={t('auth.signIn.title')} lead={hasIntent ? undefined : t('auth.signIn.lead')} footer={footer}>
      <PageHead page="login" path={href('login')} />
      <SignInNotice news={news} />
      <PendingProduct intent={intent} />
      {/* News that arrives later fills in a new form. Visitors with an interrupted action get no demo credentials. */}
      <SignIn
        key={news?.email}
        initialValues={
          news ? { email: news.email, password: freshPasswordOf(news.email) } : (!hasIntent && demoSignIn) || undefined
        }
        forgotPasswordTo={href('forgotPassword')}
        onSubmit={async (values) => goOn(await login({ ...values, user_type: 'customer' }).unwrap())}
        onPasskey={async () => goOn(await passkey())}
        onSecondStep={async (step) => goOn(await complete(step).unwrap())}
      />
    </AuthCard>
  );
}
