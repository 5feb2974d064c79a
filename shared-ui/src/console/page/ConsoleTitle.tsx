import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../format/format.ts';
import { useLang } from '../../format/use-lang.ts';
import { UnreadCount } from '../layout/unread-count.ts';

/** Document title of a console page: the number of unread notifications, then the page title. */
export function ConsoleTitle({ title }: { title: string }) {
  const { t } = useTranslation('kit');
  const lang = useLang();
  const unread = useContext(UnreadCount);
  return <title>{unread > 0 ? t('console.unreadTitle', { unread: formatNumber(unread, lang), title }) : title}</title>;
}
