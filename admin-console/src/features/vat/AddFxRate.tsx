import { CURRENCIES } from '@balsam/shared-api';
import { FormModal, SelectField, TextField, useCurrencyName } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { fxRateSchema, toFxRateRequest, type FxRateValues } from './fx-rate-schema.ts';
import { useAddFxRateMutation } from './fx-rates-api.ts';

const TAX_CURRENCIES = ['SAR', 'BHD'] as const;
const NEW_RATE: FxRateValues = { from: 'USD', to: 'SAR', rate: '', day: '' };

/** Adds an exchange rate from today or a later day. Existing invoices keep theirs. */
export function AddFxRate({ onHide }: { onHide: () => void }) {
  const { t } = useTranslation('admin-console');
  const nameOf = useCurrencyName();
  const [add] = useAddFxRateMutation();
  const optionsOf = (currencies: readonly (typeof CURRENCIES)[number][]) =>
    currencies.map((value) => ({ value, label: nameOf(value) }));
  return (
    <FormModal
      title={t('fx.add')}
      initialValues={NEW_RATE}
      validationSchema={fxRateSchema}
      onSubmit={(values) => add(toFxRateRequest(values)).unwrap()}
      failed={t('fx.failed')}
      submitLabel={t('fx.save')}
      cancelLabel={t('fx.back')}
      t={t}
      onHide={onHide}
    >
      <SelectField name="from" label={t('fx.from')} options={optionsOf(CURRENCIES)} />
      <SelectField name="to" label={t('fx.to')} options={optionsOf(TAX_CURRENCIES)} />
      <TextField name="rate" label={t('fx.rate')} inputMode="decimal" dir="ltr" required />
      <TextField name="day" label={t('fx.day')} type="date" required />
    </FormModal>
  );
}
