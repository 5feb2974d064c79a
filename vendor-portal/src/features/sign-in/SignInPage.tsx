import { useConsoleSignIn } from '@balsam/shared-api';
import { signWithPasskey } from '@balsam/shared-ui';
import { ConsoleSignIn } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';

/** Sign-in page for vendors. The guard around it redirects back to the requested page, or to the dashboard. */
export function SignInPage() {
  const { t } = useTranslation('vendor-portal');
  return (
    <ConsoleSignIn {...useConsoleSignIn('vendor', signWithPasskey)} title={t('signIn.title')} lead={t('signIn.lead')} />
  );
}
