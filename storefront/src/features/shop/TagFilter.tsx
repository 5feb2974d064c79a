import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ShopSearch } from './shop-search.ts';
import { useListPopularTagsQuery } from './shop-api.ts';

const SHOWN = 12;

interface TagFilterProps {
  /** Slug of the tag. */
  selected?: string;
  hrefWith: (changes: Partial<ShopSearch>) => string;
}

/** Most used tags. The selected one links back to all products. */
export function TagFilter({ selected, hrefWith }: TagFilterProps) {
  const { t } = useTranslation('storefront');
  const { data: tags = [] } = useListPopularTagsQuery();
  if (tags.length === 0) return null;
  return (
    <nav aria-labelledby="shop-tags">
      <h2 className="sf-filter-title" id="shop-tags">
        {t('shop.tags')}
      </h2>
      <ul className="sf-tags">
        {tags.slice(0, SHOWN).map(({ slug, name }) => (
          <li key={slug}>
            <Link
              className="sf-tag"
              to={hrefWith({ tag: slug === selected ? undefined : slug })}
              aria-current={slug === selected ? 'true' : undefined}
              preventScrollReset
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
