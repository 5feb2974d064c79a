import { Modal, QueryState } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { ParcelTimeline } from '../../../entities/tracking/ParcelTimeline.tsx';
import { useTrackOrderQuery } from '../../../entities/tracking/tracking-api.ts';

interface TrackParcelProps {
  /** Number of the sub-order. */
  orderNo: string;
  email: string;
  onHide: () => void;
}

/** Public tracking of a parcel. */
export function TrackParcel({ orderNo, email, onHide }: TrackParcelProps) {
  const { t } = useTranslation('storefront');
  const query = useTrackOrderQuery({ order_no: orderNo, email });
  return (
    <Modal show onHide={onHide} size="lg" title={t('dashboard.order.track')}>
      <QueryState query={query}>
        {({ parcels }) =>
          parcels
            .filter(({ order_sub_no }) => order_sub_no === orderNo)
            .map((parcel) => <ParcelTimeline key={parcel.order_sub_no} parcel={parcel} />)
        }
      </QueryState>
    </Modal>
  );
}
