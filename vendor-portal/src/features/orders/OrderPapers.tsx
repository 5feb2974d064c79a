import type { Order } from '@balsam/shared-api';
import { ButtonLink, printerIcon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { href } from '../../entities/page/paths.ts';

/** The papers that go with a parcel, each a page to print. There is a label once a carrier is to fetch it. */
export function OrderPapers({ order: { order_sub_no, tracking_id } }: { order: Order }) {
  const { t } = useTranslation('vendor-portal');
  const slug = order_sub_no;
  const papers = [
    { name: 'packing-slip', to: href('packingSlip', { slug }) },
    { name: 'invoice', to: href('invoice', { slug }) },
    ...(tracking_id ? [{ name: 'label' as const, to: href('label', { slug }) }] : []),
  ] as const;
  return (
    <nav className="cluster" aria-label={t('papers.list')}>
      {papers.map(({ name, to }) => (
        <ButtonLink key={name} to={to} variant="outline" icon={printerIcon}>
          {t(`papers.names.${name}`)}
        </ButtonLink>
      ))}
    </nav>
  );
}
