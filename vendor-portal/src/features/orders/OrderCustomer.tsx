import type { Order } from '@balsam/shared-api';
import { Badge, Bdi, Email } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** Customer of an order; null if the account has been deleted. */
export function OrderCustomer({ order: { user, message } }: { order: Order }) {
  const { t } = useTranslation('vendor-portal');
  if (!user) return null;
  return (
    <section className="panel">
      <h2 className="panel-title">{t('order.customer')}</h2>
      <dl className="facts">
        <dt>{t('order.name')}</dt>
        <dd>
          <bdi>{user.full_name}</bdi>
          {user.is_guest && (
            <Badge variant="secondary" className="ms-2">
              {t('order.guest')}
            </Badge>
          )}
        </dd>
        <dt>{t('order.phone')}</dt>
        <dd>
          <Bdi>{user.phone_number}</Bdi>
        </dd>
        <dt>{t('order.email')}</dt>
        <dd>
          <Email address={user.email} />
        </dd>
        <dt>{t('order.type')}</dt>
        <dd>{t('order.delivery')}</dd>
        <dt>{t('order.note')}</dt>
        <dd>{message ? <bdi>{message}</bdi> : '-'}</dd>
      </dl>
    </section>
  );
}
