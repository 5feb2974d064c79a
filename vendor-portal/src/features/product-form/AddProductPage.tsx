import { ConsolePage } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCreateVendorProductMutation } from './productFormApi.ts';
import { ProductForm } from './ProductForm.tsx';
import { emptyProduct } from './productValues.ts';

/** A new product, which the marketplace sees once it is approved. */
export function AddProductPage() {
  const { t } = useTranslation('vendor-portal');
  const [create] = useCreateVendorProductMutation();
  return (
    <>
      <Link to="/vendor/products">{t('productForm.back')}</Link>
      <ConsolePage title={t('productForm.add')}>
        <ProductForm initialValues={emptyProduct} save={(body) => create(body).unwrap()} />
      </ConsolePage>
    </>
  );
}
