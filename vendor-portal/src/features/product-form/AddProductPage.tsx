import { ConsolePage, RecordPage } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useCreateVendorProductMutation, useGetVendorProductQuery } from './product-form-api.ts';
import { ProductForm } from './ProductForm.tsx';
import { emptyProduct, toCopy, type ProductValues } from './product-values.ts';
import { href } from '../../entities/page/paths.ts';

/** Page for a new product, hidden from shoppers until approved. `?from=` names a product to copy. */
export function AddProductPage() {
  const { t } = useTranslation('vendor-portal');
  const from = useSearchParams()[0].get('from');
  if (from !== null) return <CopyOf key={from} slug={from} />;
  return (
    <>
      <Link to={href('products')}>{t('productForm.back')}</Link>
      <NewProduct draft="new" initialValues={emptyProduct} />
    </>
  );
}

function CopyOf({ slug }: { slug: string }) {
  const { t } = useTranslation('vendor-portal');
  const query = useGetVendorProductQuery(slug);
  return (
    <RecordPage title={t('productForm.add')} back={{ to: href('products'), text: t('productForm.back') }} query={query}>
      {(product) => (
        <NewProduct
          draft={`copy-${product.id}`}
          initialValues={toCopy(product)}
          note={t('productForm.copied', { name: `\u2068${product.name}\u2069` })}
        />
      )}
    </RecordPage>
  );
}

interface NewProductProps {
  draft: string;
  initialValues: ProductValues;
  note?: string;
}

function NewProduct({ draft, initialValues, note }: NewProductProps) {
  const { t } = useTranslation('vendor-portal');
  const [create] = useCreateVendorProductMutation();
  return (
    <ConsolePage title={t('productForm.add')}>
      {note !== undefined && <p className="alert alert-info">{note}</p>}
      <ProductForm draft={draft} initialValues={initialValues} save={(body) => create(body).unwrap()} />
    </ConsolePage>
  );
}
