import { TextField } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** Amount, date and bank reference of an incoming transfer. */
export function TransferFields() {
  const { t } = useTranslation('admin-console');
  return (
    <>
      <TextField name="amount" label={t('money.transfer.amount')} inputMode="decimal" autoComplete="off" required />
      <TextField name="day" label={t('money.transfer.day')} type="date" required />
      <TextField name="bank_reference" label={t('money.reference')} dir="ltr" autoComplete="off" required />
    </>
  );
}
