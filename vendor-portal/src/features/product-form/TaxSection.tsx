import { VAT_CLASSES } from '@balsam/shared-api';
import { Section, SelectField } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { ProductValues } from './product-values.ts';

/** VAT class of the product: that of its category, or its own. Zero-rated goods need an authorisation number. */
export function TaxSection() {
  const { t } = useTranslation('vendor-portal');
  const { edits_wait: editsWait } = useFormikContext<ProductValues>().values;
  return (
    <Section title={t('productForm.tax')}>
      <SelectField
        name="vat_class"
        label={t('productForm.vat_class')}
        placeholder={t('productForm.vatClass.asCategory')}
        options={VAT_CLASSES.map((value) => ({ value, label: t(`productForm.vatClass.${value}`) }))}
        hint={editsWait ? t('productForm.vatClassWaits') : undefined}
      />
    </Section>
  );
}
