import { SaveBar, SubmitButton } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';

/** How the product is sent: in sight while something is not saved, and at the end of a new, still empty form. */
export function FormEnd({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation('vendor-portal');
  const { dirty } = useFormikContext();
  if (isNew && !dirty) return <SubmitButton>{t('productForm.save')}</SubmitButton>;
  return <SaveBar label={t('productForm.save')} />;
}
