import { formatNumber, Section, TextField, useLang } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { ProductValues } from './product-values.ts';
import { totalStock } from './variant-values.ts';

/** Codes and stock. The stock of a product with variants is that of its variants. */
export function InventorySection() {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const { values } = useFormikContext<ProductValues>();
  return (
    <Section title={t('productForm.inventory')}>
      <div className="vp-thirds">
        <TextField name="sku" label={t('productForm.sku')} dir="ltr" required />
        <TextField name="barcode" label={t('productForm.barcode')} dir="ltr" required />
        {values.variants.length === 0 ? (
          <TextField name="stock" label={t('productForm.stock')} inputMode="numeric" required />
        ) : (
          <div className="field">
            <p className="form-label">{t('productForm.stock')}</p>
            <p>{formatNumber(totalStock(values.variants), lang)}</p>
            <p className="form-text">{t('productForm.stockOfVariants')}</p>
          </div>
        )}
      </div>
    </Section>
  );
}
