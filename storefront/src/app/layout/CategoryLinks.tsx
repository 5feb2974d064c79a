import type { Category } from '@balsam/shared-api';
import { Link, useLocation } from 'react-router-dom';
import { LocalizedText } from '../../entities/catalog/LocalizedText.tsx';
import { href } from '../../entities/page/paths.ts';

interface CategoryLinksProps {
  categories: readonly Category[];
  onNavigate: () => void;
}

/** Links to the categories; marks the current one. */
export function CategoryLinks({ categories, onNavigate }: CategoryLinksProps) {
  const { pathname, search } = useLocation();
  return (
    <ul className="sf-category-links">
      {categories.map(({ id, name, name_arabic }) => {
        const to = href('shop', { category: id });
        return (
          <li key={id}>
            <Link to={to} aria-current={to === pathname + search ? 'page' : undefined} onClick={onNavigate}>
              <LocalizedText en={name} ar={name_arabic} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
