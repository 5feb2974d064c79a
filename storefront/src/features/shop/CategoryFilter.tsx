import type { Category } from '@balsam/shared-api';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LocalizedText } from '../../catalog/LocalizedText.tsx';

interface CategoryFilterProps {
  categories: readonly Category[];
  selected?: number;
  hrefWith: (changes: { category?: number }) => string;
}

/** The categories as links; the chosen one leads back to all. */
export function CategoryFilter({ categories, selected, hrefWith }: CategoryFilterProps) {
  const { t } = useTranslation('storefront');
  const link = (category: number | undefined) => ({
    to: hrefWith({ category }),
    preventScrollReset: true,
    className: 'sf-category-link',
    'aria-current': category === selected ? ('true' as const) : undefined,
  });
  return (
    <nav aria-label={t('shop.categories')}>
      <h2 className="sf-filter-title">{t('shop.categories')}</h2>
      <ul className="sf-category-list">
        <li>
          <Link {...link(undefined)}>{t('shop.allCategories')}</Link>
        </li>
        {categories.map(({ id, name, name_arabic, product_count }) => (
          <li key={id}>
            <Link {...link(id)}>
              <LocalizedText en={name} ar={name_arabic} />
              <span className="sf-category-count">{product_count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
