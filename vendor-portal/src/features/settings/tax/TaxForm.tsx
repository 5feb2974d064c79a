import { usePermissions, type TaxSettings } from '@balsam/shared-api';
import {
  BilingualFields,
  Form,
  FormError,
  SaveBar,
  Section,
  TextField,
  UnsavedChanges,
  useSendForm,
} from '@balsam/shared-ui';
import type { FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { useSaveTaxSettingsMutation } from '../../../entities/settings/settings-api.ts';
import { taxSchema, toTaxValues, type TaxCountry, type TaxValues } from './tax-schema.ts';

interface TaxFormProps {
  settings: TaxSettings;
  /** Country of the store, which determines the format of the number. */
  country: TaxCountry;
  /** Refetches the settings. */
  load: () => Promise<TaxSettings>;
}

/**
 * Form for the VAT number and the legal names on tax invoices. Changes need an admin's approval; only members who
 * manage the money make them.
 */
export function TaxForm({ settings, country, load }: TaxFormProps) {
  const { t } = useTranslation('vendor-portal');
  const mayManage = usePermissions()('money.manage');
  const [save] = useSaveTaxSettingsMutation();
  const send = useSendForm({ failed: t('settings.failed') });
  const field = (name: Exclude<keyof TaxValues, 'updated_at'>) => ({ name, label: t(`settings.tax.${name}`) });

  const submit = async ({ updated_at: seen, ...typed }: TaxValues, { resetForm }: FormikHelpers<TaxValues>) => {
    const { data } = await send(() => save({ ...taxSchema(country).cast(typed), updated_at_seen: seen }).unwrap());
    resetForm({ values: toTaxValues(data) });
  };

  return (
    <Form
      aria-label={t('settings.tax.title')}
      initialValues={toTaxValues(settings)}
      validationSchema={taxSchema(country)}
      onSubmit={submit}
      loadNewer={async () => toTaxValues(await load())}
      t={t}
    >
      <fieldset disabled={!mayManage}>
        <Section title={t('settings.tax.title')}>
          <TextField
            {...field('vat_number')}
            hint={t(`settings.tax.numberHint.${country}`)}
            inputMode="numeric"
            autoComplete="off"
            required
          />
          <BilingualFields fields={[{ en: field('legal_name'), ar: field('legal_name_arabic') }]} />
          <p className="form-text">{t('settings.tax.waits')}</p>
          <FormError />
        </Section>
      </fieldset>
      <SaveBar />
      <UnsavedChanges />
    </Form>
  );
}
