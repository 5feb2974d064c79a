import { BilingualFields, Section } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** Name and description in both languages. */
export function GeneralSection() {
  const { t } = useTranslation('vendor-portal');
  const field = (name: 'name' | 'arabic_name' | 'description' | 'arabic_description') => ({
    name,
    label: t(`productForm.${name}`),
  });
  return (
    <Section title={t('productForm.general')}>
      <BilingualFields
        fields={[
          { en: field('name'), ar: field('arabic_name') },
          { en: field('description'), ar: field('arabic_description'), rows: 8 },
        ]}
      />
    </Section>
  );
}
