import type { Order } from '@balsam/shared-api';
import { Form, FormError, SubmitButton, TextField, useSendForm, truckIcon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useSchedulePickupMutation } from '../../entities/orders/orders-api.ts';
import { pickupSchema, type PickupValues } from './pickup-schema.ts';

const EMPTY: PickupValues = { date: '', from: '', to: '' };

/** Requests a carrier pickup for an order. */
export function PickupForm({ order: { id, status } }: { order: Order }) {
  const { t } = useTranslation('vendor-portal');
  const [schedulePickup] = useSchedulePickupMutation();
  const send = useSendForm({ failed: t('pickup.failed'), done: t('pickup.scheduled') });

  const schedule = async (values: PickupValues) => {
    await send(() => schedulePickup({ id, ...values, status_seen: status }).unwrap());
  };

  return (
    <Form initialValues={EMPTY} validationSchema={pickupSchema} onSubmit={schedule} t={t}>
      <TextField name="date" type="date" label={t('pickup.date')} required />
      <div className="field-grid">
        <TextField name="from" type="time" label={t('pickup.from')} required />
        <TextField name="to" type="time" label={t('pickup.to')} required />
      </div>
      <FormError />
      <SubmitButton icon={truckIcon}>{t('pickup.schedule')}</SubmitButton>
    </Form>
  );
}
