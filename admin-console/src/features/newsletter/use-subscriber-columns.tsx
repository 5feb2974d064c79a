import type { Subscriber } from '@balsam/shared-api';
import { Badge, Bdi, Button, DateTime, Email, type DataTableColumn } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { SubscriberStateBadge } from './SubscriberStateBadge.tsx';

const Day = ({ value }: { value: string | null }) => (value === null ? '–' : <DateTime value={value} dayOnly />);

/** @param onUnsubscribe asks for confirmation before unsubscribing an address */
export function useSubscriberColumns(onUnsubscribe: (subscriber: Subscriber) => void): DataTableColumn<Subscriber>[] {
  const { t } = useTranslation('admin-console');
  return [
    {
      id: 'email',
      header: t('newsletter.email'),
      primary: true,
      cell: ({ email }) => <Email address={email} />,
    },
    { id: 'state', header: t('newsletter.state'), cell: ({ state }) => <SubscriberStateBadge state={state} /> },
    { id: 'lang', header: t('newsletter.lang'), cell: ({ lang }) => t(`newsletter.langs.${lang}`) },
    { id: 'asked', header: t('newsletter.asked'), cell: ({ created_at }) => <Day value={created_at} /> },
    { id: 'confirmed', header: t('newsletter.confirmed'), cell: ({ confirmed_at }) => <Day value={confirmed_at} /> },
    {
      id: 'left',
      header: t('newsletter.left'),
      optional: true,
      cell: ({ unsubscribed_at }) => <Day value={unsubscribed_at} />,
    },
    {
      id: 'coupon',
      header: t('newsletter.coupon'),
      cell: ({ coupon_code, coupon_used }) => (
        <span className="cluster">
          <Bdi>{coupon_code ?? '–'}</Bdi>
          {coupon_used && <Badge>{t('newsletter.used')}</Badge>}
        </span>
      ),
    },
    {
      id: 'action',
      header: t('newsletter.action'),
      hideHeader: true,
      align: 'end',
      cell: (subscriber) =>
        subscriber.state !== 'left' && (
          <Button
            variant="outline"
            size="sm"
            aria-label={t('newsletter.unsubscribeOf', { email: subscriber.email })}
            onClick={() => onUnsubscribe(subscriber)}
          >
            {t('newsletter.unsubscribe')}
          </Button>
        ),
    },
  ];
}
