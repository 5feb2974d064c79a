import type { AdminPayout } from '@balsam/shared-api';
import { FormModal, Money, SelectField, TextAreaField, TextField, useLocalized } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { payoutDecisionSchema, type PayoutDecisionValues, type PayoutOutcomeChoice } from './payout-decision-schema.ts';
import { useMarkPaidMutation, useMarkUnpaidMutation } from './payouts-api.ts';

interface PayoutDecisionProps {
  /** A payout that is in progress or paid. */
  payout: AdminPayout;
  onHide: () => void;
}

/** Records the bank's result for a payout: paid, failed or returned. */
export function PayoutDecision({ payout, onHide }: PayoutDecisionProps) {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const [markPaid] = useMarkPaidMutation();
  const [markUnpaid] = useMarkUnpaidMutation();
  const { payout_no: number, amount, currency, vendor } = payout;
  const outcomes: PayoutOutcomeChoice[] = payout.state === 'underway' ? ['paid', 'failed'] : ['returned'];
  const submit = ({ outcome, bank_reference, paid_on, reason }: PayoutDecisionValues) =>
    outcome === 'paid'
      ? markPaid({ number, bank_reference: bank_reference.trim(), paid_on }).unwrap()
      : markUnpaid({ number, outcome, reason: reason.trim() }).unwrap();
  const initialValues: PayoutDecisionValues = {
    outcome: outcomes[0] ?? 'paid',
    ...{ bank_reference: '', paid_on: '', reason: '' },
  };
  return (
    <FormModal
      title={t('payouts.decideOf', { number })}
      initialValues={initialValues}
      validationSchema={payoutDecisionSchema}
      onSubmit={submit}
      failed={t('money.failed')}
      submitLabel={t('payouts.submit')}
      t={t}
      onHide={onHide}
    >
      <p>
        <bdi>{localized(vendor.company_name, vendor.company_name_arabic)}</bdi>:{' '}
        <Money amount={amount} currency={currency} />
      </p>
      <SelectField
        name="outcome"
        label={t('payouts.outcome')}
        options={outcomes.map((value) => ({ value, label: t(`payouts.outcomes.${value}`) }))}
      />
      <OutcomeFields />
    </FormModal>
  );
}

function OutcomeFields() {
  const { t } = useTranslation('admin-console');
  const { values } = useFormikContext<PayoutDecisionValues>();
  if (values.outcome === 'paid')
    return (
      <>
        <TextField name="bank_reference" label={t('money.reference')} dir="ltr" autoComplete="off" required />
        <TextField name="paid_on" label={t('payouts.paidOn')} type="date" required />
      </>
    );
  return (
    <TextAreaField
      name="reason"
      label={t('money.reason')}
      hint={t('payouts.reasonHint')}
      dir="auto"
      rows={3}
      required
    />
  );
}
