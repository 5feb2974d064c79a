import type { Product } from '@balsam/shared-api';
import { Picture, Stars, useLang, SaleRulesNote } from '@balsam/shared-ui';
import { Link } from 'react-router-dom';
import { CompareTool } from '../compare/CompareButton.tsx';
import { QuickViewButton } from '../quick-view/QuickViewButton.tsx';
import { SoldBy } from '../vendor/SoldBy.tsx';
import { AddToCartButton } from '../catalog/AddToCartButton.tsx';
import { LocalizedText } from '../catalog/LocalizedText.tsx';
import { nameOf } from '../catalog/name-of.ts';
import { ProductPrice } from '../catalog/ProductPrice.tsx';
import { StockNote } from '../catalog/StockNote.tsx';
import { WishlistHeart } from '../catalog/WishlistButton.tsx';
import './product-card.css';
import { href } from '../page/paths.ts';

export type CardLayout = 'grid' | 'list';

interface ProductCardProps {
  product: Product;
  /** A list card is horizontal and includes the description. */
  layout?: CardLayout;
  /** For cards above the fold. */
  eager?: boolean;
}

const SIZES: Record<CardLayout, string> = {
  grid: '(min-width: 992px) 280px, (min-width: 576px) 33vw, 50vw',
  list: '(min-width: 576px) 200px, 33vw',
};

/** Product in a list: the card links to its page; buttons add it to the cart or wishlist and open a quick view. */
export function ProductCard({ product, layout = 'grid', eager = false }: ProductCardProps) {
  const lang = useLang();
  const { id, slug, name, name_arabic, description, description_arabic } = product;
  return (
    <article className={layout === 'list' ? 'product-card sf-card-list' : 'product-card'}>
      <Picture picture={product.picture} alt="" sizes={SIZES[layout]} eager={eager} />
      <div className="product-card-body">
        <h3 className="product-card-title">
          <Link className="stretched-link" to={href('product', { slug })}>
            <LocalizedText en={name} ar={name_arabic} />
          </Link>
        </h3>
        <SoldBy className="sf-card-seller" vendor={product.vendor} />
        {product.rating > 0 && <Stars value={product.rating} count={product.total_reviews} />}
        {layout === 'list' && (
          <p className="sf-card-text">
            <LocalizedText en={description} ar={description_arabic} />
          </p>
        )}
        <SaleRulesNote rules={product.sale_rules} />
        <ProductPrice className="product-card-price" product={product} />
        {/* The button of a sold-out product says so. */}
        {product.stock > 0 && <StockNote stock={product.stock} holiday={product.holiday} />}
        <AddToCartButton product={product} />
      </div>
      <div className="sf-card-tools">
        <WishlistHeart productId={id} name={nameOf(product, lang)} />
        <CompareTool productId={id} name={nameOf(product, lang)} />
        <QuickViewButton product={product} />
      </div>
    </article>
  );
}
