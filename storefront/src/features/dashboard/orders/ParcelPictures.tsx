import type { OrderProduct } from '@balsam/shared-api';
import { formatNumber, Thumbnail, useLang } from '@balsam/shared-ui';

const MOST = 3;

/** Overlapping pictures of the articles in a parcel, with the number of those not shown. */
export function ParcelPictures({ products }: { products: readonly OrderProduct[] }) {
  const lang = useLang();
  const others = products.length - MOST;
  return (
    <span className="sf-dashboard-pictures">
      {products.slice(0, MOST).map(({ id, product }) => (
        <Thumbnail key={id} src={product.product_image} name={product.name} />
      ))}
      {others > 0 && (
        <span className="thumbnail" aria-hidden="true">
          +{formatNumber(others, lang)}
        </span>
      )}
    </span>
  );
}
