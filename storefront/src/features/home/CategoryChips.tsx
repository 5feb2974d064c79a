import { useListCategoriesQuery } from '@balsam/shared-api';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LocalizedText } from '../../entities/catalog/LocalizedText.tsx';
import { href } from '../../entities/page/paths.ts';

/** Links to the categories in one row, which scrolls on phones. Its height does not depend on the response. */
export function CategoryChips() {
  const { t } = useTranslation('storefront');
  const { data: categories = [] } = useListCategoriesQuery();
  return (
    <nav aria-label={t('shop.categories')}>
      <ul className="sf-category-chips">
        {categories.map(({ id, name, name_arabic }) => (
          <li key={id}>
            <Link className="sf-chip" to={href('shop', { category: id })}>
              <LocalizedText en={name} ar={name_arabic} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
