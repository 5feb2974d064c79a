import { RETURN_CLASSES } from '@balsam/shared-api';
import { Section, SelectField } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** Return policy of the product: that of its category, or a stricter one. */
export function ReturnsSection() {
  const { t } = useTranslation('vendor-portal');
  return (
    <Section title={t('productForm.returns')}>
      <SelectField
        name="return_class"
        label={t('productForm.return_class')}
        placeholder={t('productForm.returnClass.asCategory')}
        options={RETURN_CLASSES.map((value) => ({ value, label: t(`productForm.returnClass.${value}`) }))}
        hint={t('productForm.returnClassHint')}
      />
    </Section>
  );
}
