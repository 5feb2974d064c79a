import { SelectField, TextField } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { PriceFields } from './PriceFields.tsx';
import { VARIANT_TYPES, type VariantValues } from './variant-values.ts';

interface VariantFieldsProps {
  /** The stock follows the batches. */
  tracksLots: boolean;
}

/** Fields of one variant. Must be inside that variant's form. */
export function VariantFields({ tracksLots }: VariantFieldsProps) {
  const { t } = useTranslation('vendor-portal');
  const { type } = useFormikContext<VariantValues>().values;
  return (
    <>
      <div className="vp-thirds">
        <SelectField
          name="type"
          label={t('productForm.variant.type')}
          options={VARIANT_TYPES.map((value) => ({ value, label: t(`productForm.variant.types.${value}`) }))}
          required
        />
        <TextField name="value" label={t('productForm.variant.value')} lang="en" dir="ltr" required />
        <TextField name="value_arabic" label={t('productForm.variant.valueArabic')} lang="ar" dir="rtl" />
        {type === 'size' && (
          <>
            <TextField
              name="color"
              label={t('productForm.variant.color')}
              hint={t('productForm.variant.colorHint')}
              lang="en"
              dir="ltr"
            />
            <TextField name="color_arabic" label={t('productForm.variant.colorArabic')} lang="ar" dir="rtl" />
          </>
        )}
        <TextField
          name="stock"
          label={t('productForm.variant.stock')}
          hint={tracksLots ? t('productForm.lots.stockHint') : undefined}
          inputMode="numeric"
          readOnly={tracksLots}
          required
        />
        <TextField name="sku" label={t('productForm.variant.sku')} dir="ltr" required />
        <TextField name="barcode" label={t('productForm.variant.barcode')} dir="ltr" required />
      </div>
      <PriceFields of="variant" />
    </>
  );
}
