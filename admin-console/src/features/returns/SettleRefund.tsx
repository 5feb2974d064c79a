import type { Refund } from '@balsam/shared-api';
import { Bdi, ChoiceField, FormModal, TextField } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { useFailRefundMutation, usePayRefundMutation } from './returns-api.ts';

const schema = object({
  bank_reference: string().when('outcome', {
    is: 'paid',
    then: (text) => text.trim().required('refunds.error.reference'),
  }),
  paid_on: string().when('outcome', { is: 'paid', then: (text) => text.required('refunds.error.day') }),
  reason: string().when('outcome', { is: 'failed', then: (text) => text.trim().required('refunds.error.reason') }),
});

const NOTHING = { outcome: 'paid', bank_reference: '', paid_on: '', reason: '' };

/** Records the bank's result for a refund: paid or failed. */
export function SettleRefund({ refund, onHide }: { refund: Refund; onHide: () => void }) {
  const { id, version, iban, holder } = refund;
  const { t } = useTranslation('admin-console');
  const [pay] = usePayRefundMutation();
  const [fail] = useFailRefundMutation();
  const submit = ({ outcome, bank_reference, paid_on, reason }: typeof NOTHING) =>
    outcome === 'paid'
      ? pay({ id, version, bank_reference, paid_on }).unwrap()
      : fail({ id, version, reason }).unwrap();
  return (
    <FormModal
      title={t('refunds.settle')}
      initialValues={NOTHING}
      validationSchema={schema}
      onSubmit={submit}
      failed={t('returns.failed')}
      submitLabel={t('refunds.save')}
      cancelLabel={t('refunds.back')}
      t={t}
      onHide={onHide}
    >
      <p>
        {iban === '' ? t('refunds.noAccount') : <Bdi>{iban}</Bdi>} <bdi>{holder}</bdi>
      </p>
      <ChoiceField
        name="outcome"
        label={t('refunds.outcome')}
        choices={(['paid', 'failed'] as const).map((value) => ({ value, label: t(`refunds.outcomes.${value}`) }))}
      />
      <OutcomeFields />
    </FormModal>
  );
}

function OutcomeFields() {
  const { t } = useTranslation('admin-console');
  const { values } = useFormikContext<typeof NOTHING>();
  if (values.outcome === 'failed') return <TextField name="reason" label={t('refunds.reason')} required />;
  return (
    <>
      <TextField name="bank_reference" label={t('refunds.reference')} dir="ltr" required />
      <TextField name="paid_on" label={t('refunds.paidOn')} type="date" required />
    </>
  );
}
