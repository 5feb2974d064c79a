import { TextField } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/**
 * Fields for the bank account of a refund.
 * @param prefix of the field names, such as `refund_account.`
 */
export function AccountFields({ prefix = '' }: { prefix?: string }) {
  const { t } = useTranslation('storefront');
  return (
    <>
      <TextField name={`${prefix}iban`} label={t('returns.iban')} hint={t('returns.ibanHint')} dir="ltr" required />
      <TextField name={`${prefix}holder`} label={t('returns.holder')} autoComplete="name" required />
    </>
  );
}
