import type { Report } from '@balsam/shared-api';
import { useLocalized } from '@balsam/shared-ui';

/** Returns a function that names the reported product or vendor in the reader's language. */
export function useReportedName() {
  const localized = useLocalized();
  return ({ product, vendor }: Report): string =>
    product ? localized(product.name, product.name_arabic) : localized(vendor.company_name, vendor.company_name_arabic);
}
