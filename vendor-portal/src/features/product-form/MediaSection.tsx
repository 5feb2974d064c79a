import { PicturesField, Section } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { useUploadProductPictureMutation } from './productFormApi.ts';
import type { ProductValues } from './productValues.ts';
import { useVariantName } from './useVariantName.ts';

/** The product's pictures, each of which may show one of the variants. */
export function MediaSection() {
  const { t } = useTranslation('vendor-portal');
  const { variants } = useFormikContext<ProductValues>().values;
  const nameOf = useVariantName();
  const [upload] = useUploadProductPictureMutation();
  return (
    <Section title={t('productForm.media')}>
      <PicturesField
        name="images"
        label={t('productForm.images')}
        upload={(file) => upload(file).unwrap()}
        assignment={{
          label: t('productForm.pictureShows'),
          placeholder: t('productForm.wholeProduct'),
          options: variants.map((variant) => ({ value: variant.sku, label: nameOf(variant) })),
        }}
        required
      />
    </Section>
  );
}
