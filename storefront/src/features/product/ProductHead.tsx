import type { ProductDetail } from '@balsam/shared-api';
import { breadcrumbData, type Step } from '../../entities/page-head/breadcrumb-data.ts';
import { PageHead } from '../../entities/page-head/PageHead.tsx';
import { StructuredData } from '../../entities/page-head/StructuredData.tsx';
import { usePlace } from '../../entities/page-head/use-place.ts';
import { describeProduct } from './describe-product.ts';
import { productData } from './structured-data.ts';

interface ProductHeadProps {
  product: ProductDetail;
  /** Breadcrumb trail of the product. */
  trail: readonly Step[];
}

/** Head of a product's page, for search engines and link previews. */
export function ProductHead({ product, trail }: ProductHeadProps) {
  const place = usePlace();
  const head = describeProduct(product, place.lang);
  return (
    <>
      <PageHead {...head} />
      <StructuredData data={productData(product, head.values.description, place)} />
      <StructuredData data={breadcrumbData(trail, place)} />
    </>
  );
}
