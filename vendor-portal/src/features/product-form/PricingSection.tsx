import { Section, TextField } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { PriceFields } from './PriceFields.tsx';
import type { ProductValues } from './product-values.ts';

/** Price in each currency, and discount. With variants, prices are set per variant. */
export function PricingSection() {
  const { t } = useTranslation('vendor-portal');
  const { values } = useFormikContext<ProductValues>();
  return (
    <Section title={t('productForm.pricing')}>
      {values.variants.length === 0 ? <PriceFields /> : <p>{t('productForm.pricesOfVariants')}</p>}
      <TextField
        name="discount"
        label={t('productForm.discount')}
        hint={t('productForm.discountHint')}
        inputMode="numeric"
        className="vp-short"
      />
    </Section>
  );
}
