import type { AdminAttribute } from '@balsam/shared-api';
import { Section, useLocalized } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';

/** Categories and number of products that have the attribute. */
export function AttributeUse({ attribute }: { attribute: AdminAttribute }) {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const { categories, product_count: count } = attribute;
  return (
    <Section title={t('attributes.use')}>
      <p>{t('attributes.products', { count })}</p>
      {categories.length === 0 ? (
        <p className="form-text">{t('attributes.noCategories')}</p>
      ) : (
        <ul>
          {categories.map(({ id, name, name_arabic }) => (
            <li key={id}>
              <Link to={href('editCategory', { idOrSlug: id })}>
                <bdi>{localized(name, name_arabic)}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
