import { Button, FormError, SelectField, SubmitButton, TextAreaField, useOrderStatusOptions } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { isCancellation, isShipped, type StatusValues } from './statusSchema.ts';

/** The status, and the texts that go with it: tracking when it ships, a reason when it is cancelled, otherwise a note. */
export function UpdateStatusFields({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation('vendor-portal');
  const { values, setFieldValue } = useFormikContext<StatusValues>();
  const { status } = values;

  const clearOthers = (chosen: string) => {
    void setFieldValue(isCancellation(chosen) ? 'note' : 'cancellation_reason', '');
    if (!isShipped(chosen)) void setFieldValue('tracking_information', '');
  };

  return (
    <>
      <SelectField
        name="status"
        label={t('orders.update.to')}
        placeholder={t('orders.chooseStatus')}
        options={useOrderStatusOptions()}
        onChange={clearOthers}
      />
      {isShipped(status) && <TextAreaField name="tracking_information" label={t('orders.update.tracking')} rows={3} />}
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
        <SubmitButton disabled={status === ''}>{t('orders.update.submit')}</SubmitButton>
      </div>
    </>
  );
}
