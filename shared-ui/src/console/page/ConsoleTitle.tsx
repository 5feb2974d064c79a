import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../format/format.ts';
import { useLang } from '../../format/use-lang.ts';
import { UnreadCount } from '../layout/unread-count.ts';

/** The document's title on a page of a console: the number of unread notifications, then what the page is. */
export function ConsoleTitle({ title }: { title: string }) {
  const { t } = useTranslation('kit');
  const lang = useLang();
  const unread = useContext(UnreadCount);
  return <title>{unread > 0 ? t('console.unreadTitle', { unread: formatNumber(unread, lang), title }) : title}</title>;
}
