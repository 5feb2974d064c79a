import { ORDER_STATUSES } from '@balsam/shared-api';
import { Bdi, LinkedText, StatusBadge } from '@balsam/shared-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SoldName } from '../catalog/SoldName.tsx';
import { ArrivalDates } from './ArrivalDates.tsx';
import { ParcelSteps } from './ParcelSteps.tsx';
import { stepsOf, type Parcel } from './parcel-steps.ts';
import './tracking.css';

/** One vendor's parcel: steps, carrier, expected dates and contents. */
export function ParcelTimeline({ parcel }: { parcel: Parcel }) {
  const { t } = useTranslation('storefront');
  const titleId = useId();
  const { company_name, order_sub_no, status, arrives_from, arrives_to, is_late, items } = parcel;
  return (
    <section className="panel sf-parcel" aria-labelledby={titleId}>
      <div className="cluster cluster-between">
        <div>
          <h3 className="sf-parcel-title" id={titleId}>
            {t('tracking.parcelFrom', { vendor: company_name })}
          </h3>
          <Bdi className="text-secondary">{order_sub_no}</Bdi>
        </div>
        <StatusBadge status={status} />
      </div>
      <ParcelSteps steps={stepsOf(parcel)} />
      <ArrivalDates from={arrives_from} to={arrives_to} isLate={is_late} />
      <Carrier parcel={parcel} />
      <h4 className="sf-parcel-heading">{t('tracking.contents')}</h4>
      <ul className="sf-parcel-items">
        {items.map((item, index) => (
          <li key={index}>
            <SoldName item={item} /> × {item.quantity}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Tracking information of the vendor; a shipped parcel without any says so. */
function Carrier({ parcel: { status, tracking_id, tracking_information } }: { parcel: Parcel }) {
  const { t } = useTranslation('storefront');
  if (!tracking_id && !tracking_information) {
    return ORDER_STATUSES[status].phase === 'shipping' ? (
      <p className="text-secondary mb-0">{t('tracking.noCarrier')}</p>
    ) : null;
  }
  return (
    <dl className="facts">
      {tracking_id && (
        <>
          <dt>{t('tracking.carrierNumber')}</dt>
          <dd>
            <Bdi>{tracking_id}</Bdi>
          </dd>
        </>
      )}
      {tracking_information && (
        <>
          <dt>{t('tracking.carrierNote')}</dt>
          <dd dir="auto">
            <LinkedText text={tracking_information} />
          </dd>
        </>
      )}
    </dl>
  );
}
