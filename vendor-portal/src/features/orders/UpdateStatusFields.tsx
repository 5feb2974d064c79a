import type { Order } from '@balsam/shared-api';
import { Button, FormError, SelectField, SubmitButton, TextAreaField } from '@balsam/shared-ui';
import { useOrderStatusOptions } from '@balsam/shared-ui/console';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  beginWith,
  isCancellation,
  isChanged,
  isCurrent,
  isShipped,
  TEXTS,
  type StatusValues,
} from './status-schema.ts';

interface UpdateStatusFieldsProps {
  order: Order;
  onCancel: () => void;
}

/** Status and its texts: tracking information for Shipped, a reason for a cancellation, otherwise a note. */
export function UpdateStatusFields({ order, onCancel }: UpdateStatusFieldsProps) {
  const { t } = useTranslation('vendor-portal');
  const { values, setFieldValue } = useFormikContext<StatusValues>();
  const { status } = values;

  // Edited texts carry over to the new status if it has the same field; the others are reset.
  const begin = (chosen: string) => {
    const [was, is] = [beginWith(order, status), beginWith(order, chosen)];
    const stays = {
      note: !isCancellation(chosen),
      cancellation_reason: isCancellation(chosen),
      tracking_information: isShipped(chosen),
    };
    for (const name of TEXTS) if (!stays[name] || values[name] === was[name]) void setFieldValue(name, is[name]);
  };

  return (
    <>
      <SelectField
        name="status"
        label={t('orders.update.to')}
        placeholder={t('orders.chooseStatus')}
        options={useOrderStatusOptions()}
        onChange={begin}
      />
      <Tracking key={status} order={order} status={status} />
      {isCancellation(status) ? (
        <TextAreaField name="cancellation_reason" label={t('orders.update.reason')} rows={3} />
      ) : (
        <TextAreaField name="note" label={t('orders.update.note')} rows={3} />
      )}
      <FormError />
      <div className="cluster cluster-end">
        <Button variant="ghost" onClick={onCancel}>
          {t('orders.update.cancel')}
        </Button>
        <SubmitButton disabled={status === '' || !isChanged(order, values)}>{t('orders.update.submit')}</SubmitButton>
      </div>
    </>
  );
}

/** Tracking information, shown for Shipped. For the current status it can be added or edited at any time. */
function Tracking({ order, status }: { order: Order; status: string }) {
  const { t } = useTranslation('vendor-portal');
  const [isAdded, setIsAdded] = useState(false);
  const isKnown = order.tracking_information !== '';
  if (isShipped(status) || (isCurrent(order, status) && (isKnown || isAdded)))
    return (
      <TextAreaField name="tracking_information" label={t('orders.update.tracking')} rows={3} autoFocus={isAdded} />
    );
  if (!isCurrent(order, status)) return null;
  return (
    <Button variant="ghost" size="sm" onClick={() => setIsAdded(true)}>
      {t('orders.update.addTracking')}
    </Button>
  );
}
