import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AuthCard } from '../../auth/AuthCard.tsx';
import type { Lang } from '../../format/format.ts';
import { useLang } from '../../format/use-lang.ts';
import { LanguageSelect } from '../../preferences/LanguageSelect.tsx';
import type { PreferenceProps } from '../../preferences/PreferenceSelect.tsx';
import { ThemeSelect, type Theme } from '../../preferences/ThemeSelect.tsx';
import { SignIn, type SignInProps } from '../../sign-in/SignIn.tsx';

export interface ConsoleSignInProps extends Pick<SignInProps, 'onSubmit' | 'onSecondStep' | 'onPasskey'> {
  /** Also the document title. */
  title: string;
  lead: string;
  onLanguageChange: (lang: Lang) => void;
  theme: PreferenceProps<Theme>;
}

/** Sign-in page of a console, with a link to that of customers. */
export function ConsoleSignIn({ title, lead, onLanguageChange, theme, ...steps }: ConsoleSignInProps) {
  const { t } = useTranslation('kit');
  const lang = useLang();
  return (
    <main id="main">
      <title>{title}</title>
      <AuthCard
        title={title}
        lead={lead}
        brandHref="/"
        footer={
          <>
            <LanguageSelect value={lang} onChange={onLanguageChange} />
            <ThemeSelect {...theme} />
          </>
        }
      >
        <SignIn
          {...steps}
          forgotPasswordTo="/forgot-password"
          footer={<Link to="/login">{t('signIn.asCustomer')}</Link>}
        />
      </AuthCard>
    </main>
  );
}
