import type { Order } from '@balsam/shared-api';
import { Bdi, Button, ConfirmAction, DateTime } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CarrierName } from '../../orders/CarrierName.tsx';
import { useCancelPickupMutation } from '../../orders/ordersApi.ts';
import { COMPLETED } from './statusSchema.ts';

/** Who fetches the parcel and when, and the way to call it off until it has arrived. */
export function ScheduledPickup({ order: { id, pickup, status_code } }: { order: Order }) {
  const { t } = useTranslation('vendor-portal');
  const [cancelPickup] = useCancelPickupMutation();
  const [isAsking, setIsAsking] = useState(false);

  return (
    <>
      {pickup && (
        <dl className="facts">
          <dt>{t('pickup.carrier')}</dt>
          <dd>
            <CarrierName carrier={pickup.carrier} />
          </dd>
          <dt>{t('pickup.date')}</dt>
          <dd>
            <DateTime value={pickup.date} dayOnly />
          </dd>
          <dt>{t('pickup.time')}</dt>
          <dd>
            <Bdi>{`${pickup.from} – ${pickup.to}`}</Bdi>
          </dd>
        </dl>
      )}
      {status_code !== COMPLETED && (
        <Button variant="outline-danger" className="mt-3" onClick={() => setIsAsking(true)}>
          {t('pickup.cancel')}
        </Button>
      )}
      {isAsking && (
        <ConfirmAction
          title={t('pickup.cancelTitle')}
          text={t('pickup.cancelText')}
          confirmLabel={t('pickup.cancel')}
          cancelLabel={t('pickup.keep')}
          danger
          onConfirm={() => cancelPickup({ id }).unwrap()}
          done={t('pickup.cancelled')}
          failed={t('pickup.cancelFailed')}
          onHide={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
