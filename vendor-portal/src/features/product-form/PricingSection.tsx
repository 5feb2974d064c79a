import { Section, TextField } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { PriceFields } from './PriceFields.tsx';

/** What the product costs in each currency, and what is taken off. */
export function PricingSection() {
  const { t } = useTranslation('vendor-portal');
  return (
    <Section title={t('productForm.pricing')}>
      <PriceFields />
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
