import type { Product } from '@balsam/shared-api';
import { QueryState } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useListFeaturedQuery } from '../../entities/catalog/catalog-api.ts';
import { ProductGrid, ProductGridSkeleton } from '../../entities/product-card/ProductGrid.tsx';
import { href } from '../../entities/page/paths.ts';

const SHOWN = 8;

/** Products in stock; sold-out ones are not promoted. */
const inWindow = (products: readonly Product[]) => products.filter(({ stock }) => stock > 0).slice(0, SHOWN);

/** Featured products, or the newest ones if none are featured. */
export function FeaturedProducts() {
  const { t } = useTranslation('storefront');
  const query = useListFeaturedQuery();
  const isNewest = query.data?.some(({ is_featured: isFeatured }) => !isFeatured) ?? false;
  return (
    <section className="sf-row section" aria-labelledby="featured-products">
      <div className="section-heading">
        <h2 id="featured-products">{t(isNewest ? 'home.newest.title' : 'home.featured.title')}</h2>
        {isNewest ? (
          <Link to={href('shop')}>{t('home.newest.all')}</Link>
        ) : (
          <Link to={href('shop', { featured: 'true' })}>{t('home.featured.all')}</Link>
        )}
      </div>
      <QueryState
        query={query}
        loading={<ProductGridSkeleton count={SHOWN} />}
        empty={{ when: (products) => inWindow(products).length === 0, title: t('home.featured.none') }}
      >
        {(products) => <ProductGrid products={inWindow(products)} first />}
      </QueryState>
    </section>
  );
}
