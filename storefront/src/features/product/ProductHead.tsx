import { selectOrigin, useAppSelector, type ProductDetail } from '@balsam/shared-api';
import { useLang } from '@balsam/shared-ui';
import { breadcrumbData, type Step } from '../../entities/page-head/breadcrumb-data.ts';
import { PageHead } from '../../entities/page-head/PageHead.tsx';
import { StructuredData } from '../../entities/page-head/StructuredData.tsx';
import { describeProduct } from './describe-product.ts';
import { productData } from './structured-data.ts';

interface ProductHeadProps {
  product: ProductDetail;
  /** Breadcrumb trail of the product. */
  trail: readonly Step[];
}

/** Head of a product's page, for search engines and link previews. */
export function ProductHead({ product, trail }: ProductHeadProps) {
  const lang = useLang();
  const place = { origin: useAppSelector(selectOrigin), lang };
  const head = describeProduct(product, lang);
  return (
    <>
      <PageHead {...head} />
      <StructuredData data={productData(product, head.values.description, place)} />
      <StructuredData data={breadcrumbData(trail, place)} />
    </>
  );
}
