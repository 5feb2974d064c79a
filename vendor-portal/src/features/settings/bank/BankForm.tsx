import { Form, FormError, SaveBar, Section, TextField, UnsavedChanges, useSendForm } from '@balsam/shared-ui';
import type { FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { useSaveBankAccountMutation } from '../../../entities/settings/settings-api.ts';
import { bankSchema, type BankValues } from './bank-schema.ts';

const NEW_ACCOUNT: BankValues = { iban: '', holder: '', bank: '' };

/** Form for the payout account. Payouts go to the previous account until an admin has approved the new one. */
export function BankForm() {
  const { t } = useTranslation('vendor-portal');
  const [save] = useSaveBankAccountMutation();
  const send = useSendForm({ failed: t('settings.failed') });
  const field = (name: keyof BankValues) => ({ name, label: t(`settings.bank.${name}`), required: true });
  const submit = async (values: BankValues, { resetForm }: FormikHelpers<BankValues>) => {
    await send(() => save(bankSchema.cast(values)).unwrap());
    resetForm({ values: NEW_ACCOUNT });
  };
  return (
    <Form
      aria-label={t('settings.bank.change')}
      initialValues={NEW_ACCOUNT}
      validationSchema={bankSchema}
      onSubmit={submit}
      t={t}
    >
      <Section title={t('settings.bank.change')}>
        <TextField {...field('iban')} hint={t('settings.bank.ibanHint')} dir="ltr" autoComplete="off" />
        <TextField {...field('holder')} hint={t('settings.bank.holderHint')} autoComplete="off" />
        <TextField {...field('bank')} autoComplete="off" />
        <p className="form-text">{t('settings.bank.waits')}</p>
        <FormError />
      </Section>
      <SaveBar />
      <UnsavedChanges />
    </Form>
  );
}
