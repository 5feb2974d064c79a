import { ORDER_STATUSES } from '@balsam/shared-api';
import { Bdi, carrierName, LinkedText, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import type { Parcel } from './parcel-steps.ts';

interface CarrierFactsProps {
  parcel: Pick<Parcel, 'status' | 'carrier' | 'tracking_id' | 'tracking_information' | 'tracking_url'>;
}

/** The shop's own courier, whom the customer does not look for elsewhere. */
const OWN_COURIER = 'local';

/** Carrier, tracking number, the carrier's page and the vendor's note; a shipped parcel without any says so. */
export function CarrierFacts({ parcel }: CarrierFactsProps) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const { status, carrier, tracking_id, tracking_information, tracking_url } = parcel;
  if (!tracking_id && !tracking_information) {
    return ORDER_STATUSES[status].phase === 'shipping' ? (
      <p className="text-secondary mb-0">{t('tracking.noCarrier')}</p>
    ) : null;
  }
  return (
    <dl className="facts">
      {tracking_id && carrier && carrier !== OWN_COURIER && (
        <>
          <dt>{t('tracking.carrier')}</dt>
          <dd>
            <bdi>{carrierName(carrier, lang)}</bdi>
          </dd>
        </>
      )}
      {tracking_id && (
        <>
          <dt>{t('tracking.carrierNumber')}</dt>
          <dd>
            <Bdi>{tracking_id}</Bdi>
            {tracking_url && (
              <>
                {' '}
                <a href={tracking_url} target="_blank" rel="noreferrer">
                  {t('tracking.carrierPage')}
                </a>
              </>
            )}
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
