import { useListCategoriesQuery } from '@balsam/shared-api';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const RULES = [
  ...(['key', 'left_out', 'new', 'approved', 'images', 'specifications'] as const),
  ...(['stock', 'variants', 'all_or_nothing', 'many'] as const),
] as const;

/** Format of the file, and what happens to its rows. */
export function ImportRules({ template }: { template: ReactNode }) {
  const { t } = useTranslation('vendor-portal');
  return (
    <section className="panel">
      <h2 className="panel-title">{t('products.import.rules.title')}</h2>
      <ul>
        {RULES.map((rule) => (
          <li key={rule}>{t(`products.import.rules.${rule}`)}</li>
        ))}
      </ul>
      <CategoryNames />
      {template}
    </section>
  );
}

/** The shop's category names; a file may use either language. */
function CategoryNames() {
  const { t } = useTranslation('vendor-portal');
  const { data: categories = [] } = useListCategoriesQuery();
  if (categories.length === 0) return null;
  return (
    <details>
      <summary>{t('products.import.categories', { count: categories.length })}</summary>
      <ul>
        {categories.map(({ id, name, name_arabic }) => (
          <li key={id}>
            <bdi lang="en">{name}</bdi> – <bdi lang="ar">{name_arabic}</bdi>
          </li>
        ))}
      </ul>
    </details>
  );
}
