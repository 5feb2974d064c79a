import { useConsole, useUnreadCount } from '@balsam/shared-api';
import { usePageInSight } from '@balsam/shared-ui';
import { ConsoleLayout, NotificationBell } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { useCommands } from './use-commands.ts';
import { AdminNotifications } from '../../entities/notifications/AdminNotifications.tsx';
import type { AdminPage } from '../../entities/page/admin-page.ts';
import { useNavigation } from './use-navigation.ts';
import { href } from '../../entities/page/paths.ts';

/** Layout of every console page; only admins get in. */
export function AdminLayout({ pages }: { pages: readonly AdminPage[] }) {
  const { t } = useTranslation('admin-console');
  const session = useConsole('admin', href('login'));
  const items = useNavigation(pages, session.mayWork);
  const unread = useUnreadCount('admin', session.mayWork, usePageInSight());
  return (
    <ConsoleLayout
      {...session}
      securityPath={href('security')}
      name={t('navigation.suffix')}
      items={items}
      commands={useCommands()}
      tools={<NotificationBell unread={unread}>{(close) => <AdminNotifications onLeave={close} />}</NotificationBell>}
      unread={unread}
    />
  );
}
