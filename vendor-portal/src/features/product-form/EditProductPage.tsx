import { Allowed, type VendorProductDetail } from '@balsam/shared-api';
import { ButtonLink, useLocalized, plusLgIcon } from '@balsam/shared-ui';
import { ConsolePage, RecordPage } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import {
  useGetVendorProductQuery,
  useLazyGetVendorProductQuery,
  useUpdateVendorProductMutation,
} from './product-form-api.ts';
import { ProductForm } from './ProductForm.tsx';
import { toValues } from './product-values.ts';
import { RequestedChanges } from './RequestedChanges.tsx';
import { href } from '../../entities/page/paths.ts';

/** Page for editing a product; members who only read products see its fields disabled. Its address is the slug, which stays when the name changes. */
export function EditProductPage() {
  const { t } = useTranslation('vendor-portal');
  const { slug = '' } = useParams();
  const query = useGetVendorProductQuery(slug);
  return (
    <RecordPage title={t('products.title')} back={{ to: href('products'), text: t('productForm.back') }} query={query}>
      {(product) => <ProductSheet key={product.id} product={product} />}
    </RecordPage>
  );
}

function ProductSheet({ product }: { product: VendorProductDetail }) {
  const { t } = useTranslation('vendor-portal');
  const localized = useLocalized();
  const [update] = useUpdateVendorProductMutation();
  const [load] = useLazyGetVendorProductQuery();
  const { id, slug, missing, name, arabic_name, category, changes } = product;

  // If the product has been deleted, the form keeps its values, and saving reports the deletion.
  const loadNewer = async () => toValues((await load(slug).unwrap()) ?? product);
  return (
    <ConsolePage
      title={t('productForm.edit', { name: localized(name, arabic_name) })}
      actions={
        <Allowed permission="catalogue.write">
          <ButtonLink to={href('addProduct', { from: slug })} variant="outline" icon={plusLgIcon}>
            {t('productForm.duplicate')}
          </ButtonLink>
        </Allowed>
      }
    >
      <ProductForm
        draft={String(id)}
        initialValues={toValues(product)}
        save={(body) => update({ slug, id, body }).unwrap()}
        loadNewer={loadNewer}
        product={{ id, slug, missing }}
        category={changes?.category ?? category}
        notice={changes && <RequestedChanges product={product} changes={changes} />}
      />
    </ConsolePage>
  );
}
