import type { ProductDetail } from '@balsam/shared-api';
import { Breadcrumb, NotFound, QueryState, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useGetProductQuery } from '../../catalog/catalogApi.ts';
import { nameOf } from '../../catalog/nameOf.ts';
import { Gallery } from './Gallery.tsx';
import { ProductBuyBox } from './ProductBuyBox.tsx';
import { ProductMetadata } from './ProductMetadata.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { ProductTabs } from './ProductTabs.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';
import { useChosenVariant } from './useChosenVariant.ts';
import './product.css';

/** One product, by the slug in the address. */
export function ProductPage() {
  const { slug = '' } = useParams();
  const { currentData, isError, error, refetch } = useGetProductQuery(slug);
  return (
    <div className="page">
      <QueryState query={{ data: currentData, isError, error, refetch }} loading={<ProductSkeleton />}>
        {(product) => (product ? <Product key={product.id} product={product} /> : <NotFound homeHref="/" />)}
      </QueryState>
    </div>
  );
}

function Product({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const { variant, chooseVariant } = useChosenVariant(product.variants);
  const name = nameOf(product, lang);
  const { category } = product;
  return (
    <article>
      <ProductMetadata product={product} />
      <Breadcrumb
        items={[
          { label: t('layout.home'), to: '/' },
          { label: t('shop.title'), to: '/shop' },
          { label: nameOf(category, lang), to: `/shop?category=${category.id}` },
          { label: name },
        ]}
      />
      <div className="sf-product">
        <Gallery key={variant?.id} images={product.images} variantId={variant?.id} name={name} />
        <ProductBuyBox product={product} variant={variant} onChooseVariant={chooseVariant} />
      </div>
      <ProductTabs product={product} />
      <RelatedProducts id={product.id} />
    </article>
  );
}
