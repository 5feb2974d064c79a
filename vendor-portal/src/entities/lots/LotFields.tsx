import { TextField } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** Fields of one batch. @param at path of its values, such as `lots.0` */
export function LotFields({ at }: { at: string }) {
  const { t } = useTranslation('vendor-portal');
  return (
    <>
      <TextField name={`${at}.lot_no`} label={t('lots.number')} dir="ltr" autoComplete="off" required />
      <TextField name={`${at}.expires_on`} label={t('lots.expires')} type="date" />
      <TextField name={`${at}.quantity`} label={t('lots.units')} inputMode="numeric" required />
    </>
  );
}
