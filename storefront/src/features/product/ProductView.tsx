import type { ProductDetail } from '@balsam/shared-api';
import { Breadcrumb, Stars, useLang } from '@balsam/shared-ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BuyBox } from '../../entities/buy-box/BuyBox.tsx';
import { usePurchase } from '../../entities/buy-box/use-purchase.ts';
import { LocalizedText } from '../../entities/catalog/LocalizedText.tsx';
import { nameOf } from '../../entities/catalog/name-of.ts';
import { CompareButton } from '../../entities/compare/CompareButton.tsx';
import { RecentlyViewed } from '../../entities/recently-viewed/RecentlyViewed.tsx';
import { ReportButton } from '../../entities/reports/ReportButton.tsx';
import { useRecentlyViewed } from '../../entities/recently-viewed/use-recently-viewed.ts';
import { BuyBar } from './BuyBar.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { picturesOf } from './gallery/pictures-of.ts';
import { ProductHead } from './ProductHead.tsx';
import { ProductTabs } from './ProductTabs.tsx';
import { productTrail } from './product-trail.ts';
import { PurchaseTerms } from './PurchaseTerms.tsx';
import { RecallNote } from './RecallNote.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';
import { ShareLinks } from './ShareLinks.tsx';
import { useVariantParam } from './use-variant-param.ts';
import { VatNote } from './VatNote.tsx';
import { href } from '../../entities/page/paths.ts';

/** A product with gallery, buy box, seller, reviews and related products. */
export function ProductView({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const name = nameOf(product, lang);
  const { category } = product;
  const { variant, setVariant } = useVariantParam(product.variants);
  const purchase = usePurchase(product, variant, setVariant);
  const purchaseRow = useRef<HTMLDivElement>(null);
  const tabs = useRef<HTMLElement>(null);
  const remember = useEffectEvent(useRecentlyViewed().remember);
  useEffect(() => remember(product.id), [product.id]);
  const { pictures, first } = picturesOf(product, variant);
  const query = variant ? `?variant=${variant.id}` : '';
  const path = href('product', { slug: product.slug });
  const trail = productTrail(product, { t, lang });
  return (
    <article>
      <ProductHead product={product} trail={trail} />
      <Breadcrumb items={trail} />
      <div className="sf-product">
        <div className="sf-product-title">
          <Link className="sf-product-category" to={href('shop', { category: category.id })}>
            <LocalizedText en={category.name} ar={category.name_arabic} />
          </Link>
          <h1>
            <LocalizedText en={product.name} ar={product.name_arabic} />
          </h1>
          {product.reviews_open && (
            <Link
              className="sf-product-rating"
              to={query ? `${query}&tab=reviews` : '?tab=reviews'}
              preventScrollReset
              onClick={() => tabs.current?.scrollIntoView()}
            >
              <Rating product={product} />
            </Link>
          )}
        </div>
        <div className="sf-product-gallery">
          <Gallery key={first} images={pictures} first={first} name={name} />
        </div>
        <div className="sf-buy-box">
          <RecallNote recalls={product.recalls} />
          <BuyBox product={product} purchase={purchase} purchaseRef={purchaseRow} />
          <VatNote vat={product.vat} />
          <PurchaseTerms product={product} variant={variant} canOrder={purchase.canOrder} />
          <CompareButton productId={product.id} />
          <ShareLinks path={path + query} name={name} />
          <ReportButton thing={{ slug: product.slug }} name={name} />
        </div>
      </div>
      <ProductTabs product={product} start={tabs} />
      <RelatedProducts id={product.id} />
      <RecentlyViewed except={product.id} />
      <BuyBar product={product} purchase={purchase} watched={purchaseRow} />
    </article>
  );
}

/** Stars with the number of reviews; without stars only the number, if there are any. */
function Rating({ product: { rating, total_reviews } }: { product: ProductDetail }) {
  const { t } = useTranslation('storefront');
  if (rating > 0) return <Stars value={rating} count={total_reviews} />;
  return total_reviews > 0 ? t('product.reviews.title', { total: total_reviews }) : t('product.reviews.none');
}
