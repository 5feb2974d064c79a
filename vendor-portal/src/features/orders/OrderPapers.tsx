import type { Order } from '@balsam/shared-api';
import { ButtonLink } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** The papers that go with a parcel, each a page to print. There is a label once a carrier is to fetch it. */
export function OrderPapers({ order: { order_sub_no, tracking_id } }: { order: Order }) {
  const { t } = useTranslation('vendor-portal');
  const papers = ['packing-slip', 'invoice', ...(tracking_id ? ['label'] : [])];
  return (
    <nav className="cluster" aria-label={t('papers.list')}>
      {papers.map((paper) => (
        <ButtonLink key={paper} to={`/vendor/orders/${order_sub_no}/${paper}`} variant="outline" icon="printer">
          {t(`papers.names.${paper}`)}
        </ButtonLink>
      ))}
    </nav>
  );
}
