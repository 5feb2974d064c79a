import { useListCategoriesQuery, type VendorProductDetail } from '@balsam/shared-api';
import { QueryState, Section, SelectField, useLocalized } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Page of the storefront. */
const CONTACT = '/contact-us';

interface CategorySectionProps {
  /** Current category. The product may stay in it even if it accepts no new products. */
  present?: VendorProductDetail['category'];
}

/** Category of the product. */
export function CategorySection({ present }: CategorySectionProps) {
  const { t } = useTranslation('vendor-portal');
  const localized = useLocalized();
  const query = useListCategoriesQuery();
  return (
    <Section title={t('productForm.category')}>
      <QueryState query={query}>
        {(offered) => {
          const isOffered = !present || offered.some(({ id }) => id === present.id);
          const categories = isOffered ? offered : [...offered, present];
          return (
            <SelectField
              name="category_id"
              label={t('productForm.category')}
              placeholder={t('productForm.chooseCategory')}
              options={categories.map(({ id, name, name_arabic }) => ({
                value: String(id),
                label: localized(name, name_arabic),
              }))}
              hint={categories.length === 0 ? <NoCategories /> : undefined}
              required
            />
          );
        }}
      </QueryState>
    </Section>
  );
}

/** Shown without categories, which only the marketplace can add. */
function NoCategories() {
  const { t } = useTranslation('vendor-portal');
  return (
    <>
      {t('productForm.noCategories')} <Link to={CONTACT}>{t('productForm.askForCategory')}</Link>
    </>
  );
}
