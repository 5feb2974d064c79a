import { QueryState } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useListFeaturedQuery } from '../../catalog/catalogApi.ts';
import { ProductGrid, ProductGridSkeleton } from '../../catalog/ProductGrid.tsx';

const SHOWN = 8;

/** The products that the marketplace puts in its window. */
export function FeaturedProducts() {
  const { t } = useTranslation('storefront');
  const query = useListFeaturedQuery();
  return (
    <section className="sf-row section" aria-labelledby="featured-products">
      <div className="section-heading">
        <h2 id="featured-products">{t('home.featured.title')}</h2>
        <Link to="/shop">{t('home.featured.all')}</Link>
      </div>
      <QueryState
        query={query}
        loading={<ProductGridSkeleton count={SHOWN} />}
        empty={{ when: (products) => products.length === 0, title: t('home.featured.none') }}
      >
        {(products) => <ProductGrid products={products.slice(0, SHOWN)} />}
      </QueryState>
    </section>
  );
}
