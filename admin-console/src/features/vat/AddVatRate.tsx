import { VAT_CLASSES, VAT_COUNTRIES } from '@balsam/shared-api';
import { FormModal, SelectField, TextField } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useAddVatRateMutation } from './vat-api.ts';
import { toVatRateRequest, vatRateSchema, type VatRateValues } from './vat-rate-schema.ts';

const COUNTRIES = Object.keys(VAT_COUNTRIES) as VatRateValues['country'][];
const NEW_RATE: VatRateValues = { country: 'SA', vat_class: 'standard', percent: '', from_day: '' };

/** Adds a rate from a future day. It cannot be deleted, only superseded by another one from the same or a later day. */
export function AddVatRate({ onHide }: { onHide: () => void }) {
  const { t } = useTranslation('admin-console');
  const [add] = useAddVatRateMutation();
  return (
    <FormModal
      title={t('vat.add')}
      initialValues={NEW_RATE}
      validationSchema={vatRateSchema}
      onSubmit={(values) => add(toVatRateRequest(values)).unwrap()}
      failed={t('vat.failed')}
      submitLabel={t('vat.save')}
      t={t}
      onHide={onHide}
    >
      <SelectField
        name="country"
        label={t('vat.country')}
        options={COUNTRIES.map((value) => ({ value, label: t(`vat.countries.${value}`) }))}
      />
      <SelectField
        name="vat_class"
        label={t('vat.class')}
        options={VAT_CLASSES.map((value) => ({ value, label: t(`vat.classes.${value}`) }))}
      />
      <TextField name="percent" label={t('vat.percent')} inputMode="decimal" required />
      <TextField name="from_day" label={t('vat.from')} hint={t('vat.fromHint')} type="date" required />
    </FormModal>
  );
}
