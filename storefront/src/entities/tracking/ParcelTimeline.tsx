import { Bdi, StatusBadge } from '@balsam/shared-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SoldName } from '../catalog/SoldName.tsx';
import { ArrivalDates } from './ArrivalDates.tsx';
import { CarrierFacts } from './CarrierFacts.tsx';
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
      <CarrierFacts parcel={parcel} />
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
