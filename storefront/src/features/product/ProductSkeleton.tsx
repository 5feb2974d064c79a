import { Skeleton } from '@balsam/shared-ui';

/** Placeholder for a product page that is loading. */
export function ProductSkeleton() {
  return (
    <div className="sf-product" aria-busy="true">
      <div className="sf-product-title">
        <Skeleton />
        <Skeleton shape="title" />
      </div>
      <div className="sf-product-gallery">
        <Skeleton shape="picture" />
      </div>
      <div className="sf-buy-box">
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
      </div>
    </div>
  );
}
