import { VAT_CLASSES, VAT_COUNTRIES } from '@balsam/shared-api';
import { Button, Form, FormError, Modal, SelectField, SubmitButton, TextField, useSendForm } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useAddVatRateMutation } from './vat-api.ts';
import { toVatRateRequest, vatRateSchema, type VatRateValues } from './vat-rate-schema.ts';

const COUNTRIES = Object.keys(VAT_COUNTRIES) as VatRateValues['country'][];
const NEW_RATE: VatRateValues = { country: 'SA', vat_class: 'standard', percent: '', from_day: '' };

/** Adds a rate from a future day. It cannot be deleted, only superseded by another one from the same or a later day. */
export function AddVatRate({ onHide }: { onHide: () => void }) {
  const { t } = useTranslation('admin-console');
  const [add] = useAddVatRateMutation();
  const send = useSendForm({ failed: t('vat.failed') });
  const submit = async (values: VatRateValues) => {
    await send(() => add(toVatRateRequest(values)).unwrap());
    onHide();
  };
  return (
    <Modal show onHide={onHide} title={t('vat.add')}>
      <Form initialValues={NEW_RATE} validationSchema={vatRateSchema} onSubmit={submit} t={t}>
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
        <FormError />
        <div className="cluster cluster-end">
          <Button variant="ghost" onClick={onHide}>
            {t('vat.back')}
          </Button>
          <SubmitButton>{t('vat.save')}</SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}
