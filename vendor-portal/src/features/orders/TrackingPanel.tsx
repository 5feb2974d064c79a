import { CARRIERS, TRACKING_NUMBER, usePermissions, type Order, type VendorCarrier } from '@balsam/shared-api';
import {
  Button,
  carrierName,
  Form,
  FormError,
  QueryState,
  SelectField,
  SubmitButton,
  TextField,
  useLang,
  useSendForm,
} from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListCarriersQuery, useSaveTrackingMutation } from '../../entities/orders/orders-api.ts';
import { isUnderway } from './status-schema.ts';
import { OTHER, toTracking, trackingSchema, type TrackingValues } from './tracking-schema.ts';

/** Carrier and tracking number of a parcel that the vendor hands over without a pickup of the shop. */
export function TrackingPanel({ order }: { order: Order }) {
  const { t } = useTranslation('vendor-portal');
  const [isOpen, setIsOpen] = useState(false);
  const mayWrite = usePermissions()('orders.write');
  if (!mayWrite || order.pickup || !isUnderway(order)) return null;
  return (
    <section className="panel">
      <h2 className="panel-title">{t('tracking.title')}</h2>
      {isOpen ? (
        <CarrierChoice order={order} onDone={() => setIsOpen(false)} />
      ) : (
        <>
          <p>{t('tracking.text')}</p>
          <Button variant="outline" onClick={() => setIsOpen(true)}>
            {t(order.tracking_id === '' ? 'tracking.enter' : 'tracking.change')}
          </Button>
        </>
      )}
    </section>
  );
}

function CarrierChoice({ order, onDone }: { order: Order; onDone: () => void }) {
  const query = useListCarriersQuery();
  return (
    <QueryState query={query}>{(carriers) => <TrackingForm order={order} own={carriers} onDone={onDone} />}</QueryState>
  );
}

interface TrackingFormProps {
  order: Order;
  own: readonly VendorCarrier[];
  onDone: () => void;
}

function TrackingForm({ order, own, onDone }: TrackingFormProps) {
  const { t } = useTranslation('vendor-portal');
  const { id, carrier, tracking_id, status } = order;
  const [saveTracking] = useSaveTrackingMutation();
  const send = useSendForm({ failed: t('tracking.failed'), done: t('tracking.saved') });
  const initialValues: TrackingValues = {
    choice: carrier,
    carrier: '',
    tracking_number: tracking_id,
    tracking_url: '',
  };

  const save = async (values: TrackingValues) => {
    await send(() => saveTracking({ id, ...toTracking(values), status_seen: status }).unwrap());
    onDone();
  };
  return (
    <Form initialValues={initialValues} validationSchema={trackingSchema} onSubmit={save} t={t}>
      <TrackingFields stated={carrier} own={own} />
      <FormError />
      <div className="cluster">
        <SubmitButton>{t('tracking.save')}</SubmitButton>
        <Button variant="ghost" onClick={onDone}>
          {t('orders.update.cancel')}
        </Button>
      </div>
    </Form>
  );
}

function TrackingFields({ stated, own }: { stated: string; own: readonly VendorCarrier[] }) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const { values } = useFormikContext<TrackingValues>();
  const carriers = new Set([...Object.keys(CARRIERS), ...own.map(({ name }) => name), stated].filter(Boolean));
  const options = [...carriers].map((carrier) => ({ value: carrier, label: carrierName(carrier, lang) }));
  return (
    <>
      <SelectField
        name="choice"
        label={t('pickup.carrier')}
        placeholder={t('tracking.none')}
        options={[...options, { value: OTHER, label: t('tracking.other') }]}
      />
      {values.choice === OTHER && (
        <>
          <TextField name="carrier" label={t('tracking.name')} maxLength={60} required />
          <TextField
            name="tracking_url"
            label={t('tracking.page')}
            hint={t('tracking.pageHint', { placeholder: TRACKING_NUMBER })}
            dir="ltr"
            inputMode="url"
            maxLength={300}
          />
        </>
      )}
      <TextField name="tracking_number" label={t('order.trackId')} dir="ltr" maxLength={64} />
    </>
  );
}
