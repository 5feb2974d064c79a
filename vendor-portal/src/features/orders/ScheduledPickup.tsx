import { Allowed, type Order } from '@balsam/shared-api';
import { Bdi, Button, ConfirmAction, DateTime, truckIcon } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CarrierName } from '../../entities/orders/CarrierName.tsx';
import { useCancelPickupMutation } from '../../entities/orders/orders-api.ts';
import { isCompleted, isPreparing, SHIPPED } from './status-schema.ts';
import { UpdateStatusModal } from './UpdateStatusModal.tsx';

/** Carrier and time of the pickup, with the next step. It can be cancelled until the parcel has arrived. */
export function ScheduledPickup({ order }: { order: Order }) {
  const { t } = useTranslation('vendor-portal');
  const [cancelPickup] = useCancelPickupMutation();
  const [isAsking, setIsAsking] = useState(false);
  const [isShipping, setIsShipping] = useState(false);
  const { id, pickup, status } = order;

  return (
    <>
      {pickup && (
        <dl className="facts mb-3">
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
      <Allowed permission="orders.write">
        {isPreparing(order) && <p className="form-text">{t('pickup.shipHint')}</p>}
        <div className="cluster">
          {isPreparing(order) && (
            <Button icon={truckIcon} onClick={() => setIsShipping(true)}>
              {t('pickup.ship')}
            </Button>
          )}
          {!isCompleted(order) && (
            <Button variant="outline-danger" onClick={() => setIsAsking(true)}>
              {t('pickup.cancel')}
            </Button>
          )}
        </div>
      </Allowed>
      {isShipping && <UpdateStatusModal order={order} preselected={SHIPPED} onHide={() => setIsShipping(false)} />}
      {isAsking && (
        <ConfirmAction
          title={t('pickup.cancelTitle')}
          text={t('pickup.cancelText')}
          confirmLabel={t('pickup.cancel')}
          cancelLabel={t('pickup.keep')}
          danger
          onConfirm={() => cancelPickup({ id, status_seen: status }).unwrap()}
          done={t('pickup.cancelled')}
          failed={t('pickup.cancelFailed')}
          onHide={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
