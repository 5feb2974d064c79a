import { useConsoleSignIn } from '@balsam/shared-api';
import { signWithPasskey } from '@balsam/shared-ui';
import { ConsoleSignIn } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';

/** Admin sign-in. Afterwards its guard redirects to the requested page, or to the dashboard. */
export function SignInPage() {
  const { t } = useTranslation('admin-console');
  return (
    <ConsoleSignIn {...useConsoleSignIn('admin', signWithPasskey)} title={t('signIn.title')} lead={t('signIn.lead')} />
  );
}
