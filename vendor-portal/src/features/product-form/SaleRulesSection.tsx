import { Section, SelectField, TextField } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** Rules of sale in addition to those of the category. */
export function SaleRulesSection() {
  const { t } = useTranslation('vendor-portal');
  return (
    <Section title={t('productForm.saleRules.title')}>
      <p className="form-text mb-3">{t('productForm.saleRules.hint')}</p>
      <SelectField
        name="audience"
        label={t('productForm.audience')}
        placeholder={t('productForm.returnClass.asCategory')}
        options={(['professional', 'rx'] as const).map((value) => ({
          value,
          label: t(`productForm.saleRules.${value}`),
        }))}
      />
      <TextField name="quantity_limit" label={t('productForm.quantity_limit')} inputMode="numeric" />
      <TextField name="limit_days" label={t('productForm.limit_days')} inputMode="numeric" />
      <TextField name="min_age" label={t('productForm.min_age')} inputMode="numeric" />
    </Section>
  );
}
