import { useTranslation } from 'react-i18next';
import { useListRelatedQuery } from '../../entities/catalog/catalog-api.ts';
import { ProductGrid } from '../../entities/product-card/ProductGrid.tsx';

const SHOWN = 4;

/** Related products. Optional content: without a response nothing is shown. */
export function RelatedProducts({ id }: { id: number }) {
  const { t } = useTranslation('storefront');
  const { data: products = [] } = useListRelatedQuery(id);
  if (products.length === 0) return null;
  return (
    <section className="section" aria-labelledby="related-products">
      <div className="section-heading">
        <h2 id="related-products">{t('product.related')}</h2>
      </div>
      <ProductGrid products={products.slice(0, SHOWN)} />
    </section>
  );
}
