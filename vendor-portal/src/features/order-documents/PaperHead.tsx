import type { Order } from '@balsam/shared-api';
import { Bdi, DateTime, Email, PostalAddress } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

interface PaperHeadProps {
  /** What the paper is called. */
  name: string;
  /** What the order's own number is called on this paper. */
  numberLabel: string;
  order: Order;
}

/** Whose paper this is, what it is, and of which order. */
export function PaperHead({
  name,
  numberLabel,
  order: { vendor, order_no, order_sub_no, order_date },
}: PaperHeadProps) {
  const { t } = useTranslation('vendor-portal');
  return (
    <header className="paper-head">
      <div className="paper-sender">
        <PostalAddress address={vendor.address}>
          <p>
            <Bdi>{vendor.address.phone_number}</Bdi>
          </p>
          <p>
            <Email address={vendor.email} />
          </p>
          {vendor.cr_number && (
            <p>
              {t('papers.crNumber')} <Bdi>{vendor.cr_number}</Bdi>
            </p>
          )}
        </PostalAddress>
      </div>
      <div>
        <h1>{name}</h1>
        <dl className="facts">
          <dt>{numberLabel}</dt>
          <dd>
            <Bdi>{order_sub_no}</Bdi>
          </dd>
          <dt>{t('papers.order')}</dt>
          <dd>
            <Bdi>{order_no}</Bdi>
          </dd>
          <dt>{t('papers.date')}</dt>
          <dd>
            <DateTime value={order_date} dayOnly />
          </dd>
        </dl>
      </div>
    </header>
  );
}
