import { useConsoleSignIn } from '@balsam/shared-api';
import { ConsoleSignIn } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';

/** The vendors' door. Once signed in, the guard around it leads back to where the vendor came from, or home. */
export function SignInPage() {
  const { t } = useTranslation('vendor-portal');
  return <ConsoleSignIn {...useConsoleSignIn('vendor')} title={t('signIn.title')} lead={t('signIn.lead')} />;
}
