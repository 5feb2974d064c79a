import { isApiError, usePermissions, type VendorProductDetail } from '@balsam/shared-api';
import { Form, FormEnd, toastSuccess, UnsavedChanges } from '@balsam/shared-ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CategorySection } from './CategorySection.tsx';
import { NewerVersionNotice } from './NewerVersionNotice.tsx';
import { GeneralSection } from './GeneralSection.tsx';
import { InventorySection } from './InventorySection.tsx';
import { LotsSection } from './LotsSection.tsx';
import { MediaSection } from './MediaSection.tsx';
import { PricingSection } from './PricingSection.tsx';
import './product-form.css';
import { toFormData } from './product-body.ts';
import { useLazyListCategoryAttributesQuery } from './product-form-api.ts';
import { productSchema } from './product-schema.ts';
import { keepable, withoutUploads, type ProductValues } from './product-values.ts';
import { RelatedSection } from './RelatedSection.tsx';
import { ValidationToast } from './ValidationToast.tsx';
import { StatusSection } from './StatusSection.tsx';
import { ReturnsSection } from './ReturnsSection.tsx';
import { RegistrationSection } from './RegistrationSection.tsx';
import { SaleRulesSection } from './SaleRulesSection.tsx';
import { SpecificationsSection } from './SpecificationsSection.tsx';
import { TaxSection } from './TaxSection.tsx';
import { TagsSection } from './TagsSection.tsx';
import { VariantsSection } from './VariantsSection.tsx';
import { href } from '../../entities/page/paths.ts';

interface ProductFormProps {
  /** Name under which the draft is stored. */
  draft: string;
  initialValues: ProductValues;
  /** Sends the product; resolves to the server's message. */
  save: (body: FormData) => Promise<{ message: string }>;
  /** Loads the current version after a conflict; undefined for a new product. */
  loadNewer?: () => Promise<ProductValues>;
  /** The stored product; undefined for a new one. */
  product?: Pick<VendorProductDetail, 'id' | 'slug' | 'missing'>;
  /** Current category; undefined for a new product. */
  category?: VendorProductDetail['category'];
  /** Notice above the form. */
  notice?: ReactNode;
}

/** Product form, read-only without the permission to save it. Returns to the list after saving. */
export function ProductForm({ draft, initialValues, save, loadNewer, product, category, notice }: ProductFormProps) {
  const { t } = useTranslation('vendor-portal');
  const navigate = useNavigate();
  const [isOutdated, setOutdated] = useState(false);
  const mayWrite = usePermissions()('catalogue.write');
  const [readAttributes] = useLazyListCategoryAttributesQuery();

  const submit = async (values: ProductValues) => {
    try {
      const { data: attributes } = await readAttributes(values.category_id, true);
      const { message } = await save(toFormData(values, attributes));
      toastSuccess(message);
      await navigate(href('products'));
    } catch (error) {
      if (!isApiError(error)) throw error;
      setOutdated(error.code === 'changed_meanwhile');
      const words = t(error.status === 0 ? 'productForm.unreachable' : 'productForm.wrong');
      throw { ...error, message: error.message || words };
    }
  };
  return (
    <Form
      initialValues={initialValues}
      validationSchema={productSchema}
      onSubmit={submit}
      persistAs={mayWrite ? { name: `product:${draft}`, keepable, withoutUploads } : undefined}
      t={t}
    >
      {notice}
      <fieldset disabled={!mayWrite} className="split">
        <div className="stack stack-top">
          <GeneralSection />
          <PricingSection />
          <InventorySection />
          {product && loadNewer && <LotsSection product={product} loadNewer={loadNewer} />}
          <VariantsSection />
          <MediaSection />
          <RegistrationSection missing={product?.missing} />
        </div>
        <div className="stack stack-top">
          <CategorySection present={category} />
          <SpecificationsSection />
          <TaxSection />
          <ReturnsSection />
          <SaleRulesSection />
          <TagsSection />
          <StatusSection />
          <RelatedSection />
        </div>
      </fieldset>
      {mayWrite && (
        <FormEnd isNew={!loadNewer} label={t('productForm.save')}>
          {isOutdated && loadNewer && <NewerVersionNotice load={loadNewer} onLoaded={() => setOutdated(false)} />}
        </FormEnd>
      )}
      <ValidationToast all={loadNewer !== undefined} />
      <UnsavedChanges />
    </Form>
  );
}
