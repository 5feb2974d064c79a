import { Section } from '@balsam/shared-ui';
import { PicturesField } from '@balsam/shared-ui/console';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { useUploadProductPictureMutation } from './product-form-api.ts';
import type { ProductValues } from './product-values.ts';
import { useVariantName } from './use-variant-name.ts';

/** Product images, each optionally assigned to a variant. */
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
