import { useInvitation } from '@balsam/shared-api';
import { ConsoleInvitation } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { href } from '../../entities/page/paths.ts';

/** Landing page of an invitation link to the console. */
export function InvitationPage() {
  const { t } = useTranslation('admin-console');
  return <ConsoleInvitation {...useInvitation('admin')} lead={t('signIn.lead')} signInPath={href('login')} />;
}
