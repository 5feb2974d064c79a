import type { Order } from '@balsam/shared-api';
import { Bdi, DateTime, Email, PostalAddress } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { PaperBrand } from './PaperBrand.tsx';

interface PaperHeadProps {
  /** Title of the document. */
  name: string;
  /** Label of the sub-order number on this document. */
  numberLabel: string;
  order: Order;
}

/** Header of a document: shop, vendor, title and order number. */
export function PaperHead({
  name,
  numberLabel,
  order: { vendor, order_no, order_sub_no, po_number, order_date },
}: PaperHeadProps) {
  const { t } = useTranslation('vendor-portal');
  return (
    <header className="paper-head">
      <PaperBrand />
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
              {t('papers.both.crNumber')} <Bdi>{vendor.cr_number}</Bdi>
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
          <dt>{t('papers.both.order')}</dt>
          <dd>
            <Bdi>{order_no}</Bdi>
          </dd>
          {po_number && (
            <>
              <dt>{t('papers.both.poNumber')}</dt>
              <dd>
                <Bdi>{po_number}</Bdi>
              </dd>
            </>
          )}
          <dt>{t('papers.both.date')}</dt>
          <dd>
            <DateTime value={order_date} dayOnly />
          </dd>
        </dl>
      </div>
    </header>
  );
}
