import { formatNumber, Section, TextField, useLang } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { stockTypedOver, type ProductValues } from './product-values.ts';
import { totalStock } from './variant-values.ts';

/** Codes and stock. With variants, stock is set per variant. */
export function InventorySection() {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const { values } = useFormikContext<ProductValues>();
  return (
    <Section title={t('productForm.inventory')}>
      <div className="vp-thirds">
        <TextField name="sku" label={t('productForm.sku')} dir="ltr" required />
        <TextField name="barcode" label={t('productForm.barcode')} dir="ltr" required />
        {values.variants.length === 0 && !values.tracks_lots ? (
          <StockField />
        ) : (
          <div className="field">
            <p className="form-label">{t('productForm.stock')}</p>
            <p>
              {formatNumber(
                values.variants.length === 0 ? (values.seen?.stock ?? 0) : totalStock(values.variants),
                lang,
              )}
            </p>
            <p className="form-text">
              {t(values.tracks_lots ? 'productForm.lots.stockHint' : 'productForm.stockOfVariants')}
            </p>
          </div>
        )}
      </div>
    </Section>
  );
}

/** Stock field. Shows how a restored value is adjusted for sales in the meantime, until it is edited. */
function StockField() {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const { values, setFieldValue } = useFormikContext<ProductValues>();
  const { seen, stock } = values;
  const changed = seen ? seen.stock - stockTypedOver(values, seen) : 0;
  const now = formatNumber(seen?.stock ?? 0, lang);
  const saved = formatNumber(Number(stock) + changed, lang);
  return (
    <TextField
      name="stock"
      label={t('productForm.stock')}
      hint={changed === 0 ? undefined : t('productForm.stockChanged', { now, saved })}
      inputMode="numeric"
      required
      onInput={() => void setFieldValue('typed_stock', null, false)}
    />
  );
}
