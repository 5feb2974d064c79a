import { useConsole } from '@balsam/shared-api';
import { ConsoleLayout } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { useCommands } from './use-commands.ts';
import { useNavigation } from './use-navigation.ts';

/** The frame around every page of the console, open to admins only. */
export function AdminLayout() {
  const { t } = useTranslation('admin-console');
  const session = useConsole('admin', '/admin/login');
  const items = useNavigation(session.isOpen);
  return <ConsoleLayout {...session} name={t('navigation.suffix')} items={items} commands={useCommands()} />;
}
