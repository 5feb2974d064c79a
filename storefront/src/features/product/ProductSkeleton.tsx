import { Skeleton } from '@balsam/shared-ui';

/** Placeholder for a product page that is loading. */
export function ProductSkeleton() {
  return (
    <div className="sf-product" aria-busy="true">
      <Skeleton shape="picture" />
      <div className="sf-buy-box">
        <Skeleton />
        <Skeleton shape="title" />
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
      </div>
    </div>
  );
}
