import { useListCategoriesQuery } from '@balsam/shared-api';
import { QueryState, SelectField, useLocalized } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Section } from './Section.tsx';

/** Where in the shop the product stands. */
export function CategorySection() {
  const { t } = useTranslation('vendor-portal');
  const localized = useLocalized();
  const query = useListCategoriesQuery();
  return (
    <Section title={t('productForm.category')}>
      <QueryState query={query}>
        {(categories) => (
          <SelectField
            name="category_id"
            label={t('productForm.category')}
            placeholder={t('productForm.chooseCategory')}
            options={categories.map(({ id, name, name_arabic }) => ({
              value: id,
              label: localized(name, name_arabic),
            }))}
            required
          />
        )}
      </QueryState>
    </Section>
  );
}
