import type { AdminProductDetail } from '@balsam/shared-api';
import { useLocalized } from '@balsam/shared-ui';
import { ConsolePage, RecordPage } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useGetAdminProductQuery } from '../products-api.ts';
import { Decision } from './Decision.tsx';
import { ProductChanges } from './ProductChanges.tsx';
import { ProductCodes } from './ProductCodes.tsx';
import { ProductPictures } from './ProductPictures.tsx';
import { ProductPrices } from './ProductPrices.tsx';
import { ProductSpecifications } from './ProductSpecifications.tsx';
import { ProductText } from './ProductText.tsx';
import './approval.css';
import { href } from '../../../entities/page/paths.ts';

/** Review of a product: everything customers see, and the vendor's pending changes. */
export function ProductPage() {
  const { t } = useTranslation('admin-console');
  const { id = '' } = useParams();
  const query = useGetAdminProductQuery(id);
  return (
    <RecordPage title={t('products.title')} back={{ to: href('products'), text: t('product.back') }} query={query}>
      {(product) => <ProductSheet key={product.id} product={product} />}
    </RecordPage>
  );
}

function ProductSheet({ product }: { product: AdminProductDetail }) {
  const localized = useLocalized();
  const { name, name_arabic, changes, changes_requested_at: requestedAt } = product;
  return (
    <ConsolePage title={localized(name, name_arabic)}>
      <div className="split">
        <div className="stack stack-top">
          {changes.length > 0 && <ProductChanges changes={changes} requestedAt={requestedAt} />}
          <ProductPictures product={product} />
          <ProductText product={product} />
          <ProductPrices product={product} />
        </div>
        <div className="stack sticky-summary">
          <Decision product={product} />
          <ProductSpecifications product={product} />
          <ProductCodes product={product} />
        </div>
      </div>
    </ConsolePage>
  );
}
