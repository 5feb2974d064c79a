import { useListCategoriesQuery } from '@balsam/shared-api';
import { ButtonLink, EmptyState } from '@balsam/shared-ui';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useListTopRatedQuery } from '../../entities/catalog/catalog-api.ts';
import { LocalizedText } from '../../entities/catalog/LocalizedText.tsx';
import { ProductGrid } from '../../entities/product-card/ProductGrid.tsx';
import { RecentlyViewed } from '../../entities/recently-viewed/RecentlyViewed.tsx';
import { href } from '../../entities/page/paths.ts';

const SHOWN = 6;

interface NoResultsProps {
  search?: string;
  /** The active filters with their remove buttons. */
  filters: ReactNode;
}

/** Message for an empty result, with suggestions. */
export function NoResults({ search, filters }: NoResultsProps) {
  const { t } = useTranslation('storefront');
  const { data: categories = [] } = useListCategoriesQuery();
  const { data: topRated = [] } = useListTopRatedQuery();
  return (
    <>
      <EmptyState
        art="search"
        title={search ? t('shop.none.titleFor', { search }) : t('shop.none.title')}
        text={t('shop.none.text')}
        action={<ButtonLink to={href('shop')}>{t('shop.none.action')}</ButtonLink>}
      />
      {filters}
      {search && (
        <p className="sf-none-ask">
          <Trans
            t={t}
            i18nKey="shop.none.ask"
            components={{ ask: <Link to={href('contact', { subject: search })} /> }}
          />
        </p>
      )}
      {categories.length > 0 && (
        <section className="sf-none-part" aria-labelledby="none-categories">
          <h3 id="none-categories">{t('shop.none.categories')}</h3>
          <ul className="sf-tags">
            {categories.map(({ id, name, name_arabic }) => (
              <li key={id}>
                <Link className="sf-tag" to={href('shop', { category: id })}>
                  <LocalizedText en={name} ar={name_arabic} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {topRated.length > 0 && (
        <section className="sf-none-part" aria-labelledby="none-top-rated">
          <h3 id="none-top-rated">{t('shop.topRated')}</h3>
          <ProductGrid products={topRated.slice(0, SHOWN)} />
        </section>
      )}
      <RecentlyViewed />
    </>
  );
}
