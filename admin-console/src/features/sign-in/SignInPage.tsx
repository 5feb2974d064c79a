import { useConsoleSignIn } from '@balsam/shared-api';
import { ConsoleSignIn } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';

/** The admins' door. Once signed in, the guard around it leads back to where the admin came from, or to the dashboard. */
export function SignInPage() {
  const { t } = useTranslation('admin-console');
  return <ConsoleSignIn {...useConsoleSignIn('admin')} title={t('signIn.title')} lead={t('signIn.lead')} />;
}
