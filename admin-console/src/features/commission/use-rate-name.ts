import type { CommissionRate } from '@balsam/shared-api';
import { useLocalized } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** Label of a rate's scope: a vendor in a category, a category, a vendor, or the default. */
export function useRateName() {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  return ({ source, category, vendor }: CommissionRate): string =>
    t(`commission.sources.${source}`, {
      category: category ? localized(category.name, category.name_arabic) : '',
      vendor: vendor ? localized(vendor.company_name, vendor.company_name_arabic) : '',
    });
}
