import { VisuallyHidden } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** A dash for a missing value, which screen readers read as words. */
export function NotStated() {
  const { t } = useTranslation('storefront');
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('compare.notStated')}</VisuallyHidden>
    </>
  );
}
