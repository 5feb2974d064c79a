import type { VendorThread } from '@balsam/shared-api';
import { Badge, Bdi, formatDay, formatNumber, useLang, VisuallyHidden, type DataTableColumn } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';

export function useThreadColumns(): DataTableColumn<VendorThread>[] {
  const { t } = useTranslation('vendor-portal');
  return [
    {
      id: 'order',
      header: t('messages.order'),
      primary: true,
      cell: ({ order_sub_no: slug, unread }) => (
        <span className="cluster">
          <Link to={href('order', { slug })}>
            <Bdi>{slug}</Bdi>
          </Link>
          <Unread count={unread} />
        </span>
      ),
    },
    { id: 'customer', header: t('messages.customer'), cell: ({ customer }) => <bdi>{customer}</bdi> },
    {
      id: 'last',
      header: t('messages.last'),
      cell: ({ last_message: text }) => <span dir="auto">{text}</span>,
    },
    { id: 'state', header: t('messages.state'), cell: (thread) => <ThreadState thread={thread} /> },
  ];
}

function Unread({ count }: { count: number }) {
  const { t } = useTranslation('kit');
  const lang = useLang();
  if (count === 0) return null;
  return (
    <Badge variant="primary">
      <span aria-hidden="true">{formatNumber(count, lang)}</span>
      <VisuallyHidden>{t('thread.unread', { count, number: formatNumber(count, lang) })}</VisuallyHidden>
    </Badge>
  );
}

/** Side whose turn it is; for the store, the day until which it should answer. */
function ThreadState({ thread: { waits_for: side, due_on: due, is_late: isLate } }: { thread: VendorThread }) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  if (side === 'vendor' && due !== null)
    return (
      <Badge variant={isLate ? 'danger' : 'warning'}>
        {t(isLate ? 'messages.late' : 'messages.due', { day: formatDay(due, lang) })}
      </Badge>
    );
  if (side === null) return null;
  return <Badge variant={side === 'platform' ? 'info' : 'secondary'}>{t(`messages.sides.${side}`)}</Badge>;
}
