import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AuthCard } from '../../auth/AuthCard.tsx';
import type { Lang } from '../../format/format.ts';
import { useLang } from '../../format/use-lang.ts';
import { LanguageSelect } from '../../preferences/LanguageSelect.tsx';
import type { PreferenceProps } from '../../preferences/PreferenceSelect.tsx';
import { ThemeSelect, type Theme } from '../../preferences/ThemeSelect.tsx';
import { SignInForm } from '../../sign-in/SignInForm.tsx';
import type { SignInValues } from '../../sign-in/sign-in-schema.ts';

export interface ConsoleSignInProps {
  /** Also the document title. */
  title: string;
  lead: string;
  /** Signs in; see SignInForm for its errors. */
  onSubmit: (values: SignInValues) => Promise<void>;
  onLanguageChange: (lang: Lang) => void;
  theme: PreferenceProps<Theme>;
}

/** Sign-in page of a console, with a link to that of customers. */
export function ConsoleSignIn({ title, lead, onSubmit, onLanguageChange, theme }: ConsoleSignInProps) {
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
        <SignInForm
          onSubmit={onSubmit}
          forgotPasswordTo="/forgot-password"
          footer={<Link to="/login">{t('signIn.asCustomer')}</Link>}
        />
      </AuthCard>
    </main>
  );
}
