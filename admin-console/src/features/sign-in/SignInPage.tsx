import { changeLanguage, useLoginMutation } from '@balsam/shared-api';
import { AuthCard, LanguageSelect, SignInForm, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** The admins' door. Once signed in, the guard around it leads back to where the admin came from, or to the dashboard. */
export function SignInPage() {
  const { t } = useTranslation('admin-console');
  const lang = useLang();
  const [login] = useLoginMutation();
  return (
    <main id="main">
      <title>{t('signIn.title')}</title>
      <AuthCard
        title={t('signIn.title')}
        lead={t('signIn.lead')}
        brandHref="/"
        footer={<LanguageSelect value={lang} onChange={(choice) => changeLanguage(choice, 'shell:notices.language')} />}
      >
        <SignInForm
          forgotPasswordTo="/forgot-password"
          onSubmit={async (values) => {
            await login({ ...values, loginType: 'admin' }).unwrap();
          }}
          footer={<Link to="/login">{t('signIn.customer')}</Link>}
        />
      </AuthCard>
    </main>
  );
}
