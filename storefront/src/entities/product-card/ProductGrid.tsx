import type { Product } from '@balsam/shared-api';
import { Skeleton } from '@balsam/shared-ui';
import { ProductCard, type CardLayout } from './ProductCard.tsx';

/** Number of cards visible without scrolling. */
const FIRST_ROW = 4;

const gridClass = (layout: CardLayout) => (layout === 'list' ? 'sf-list' : 'card-grid');

interface ProductGridProps {
  products: readonly Product[];
  layout?: CardLayout;
  /** The grid is at the top of its page, so its first row loads eagerly. */
  first?: boolean;
  /** Newer products are loading. */
  busy?: boolean;
}

/** Products as a grid or list. */
export function ProductGrid({ products, layout = 'grid', first = false, busy = false }: ProductGridProps) {
  return (
    <ul className={gridClass(layout)} aria-busy={busy}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} layout={layout} eager={first && index < FIRST_ROW} />
        </li>
      ))}
    </ul>
  );
}

/** Placeholder for a grid that is loading. */
export function ProductGridSkeleton({ count, layout = 'grid' }: { count: number; layout?: CardLayout }) {
  return (
    <div className={gridClass(layout)} aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={layout === 'list' ? 'product-card sf-card-list' : 'product-card'}>
          <Skeleton shape="picture" />
          <div className="product-card-body">
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton />
          </div>
        </div>
      ))}
    </div>
  );
}
