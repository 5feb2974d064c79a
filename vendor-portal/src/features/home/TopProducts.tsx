import { usePermissions, type VendorDashboard } from '@balsam/shared-api';
import { useLocalized } from '@balsam/shared-ui';
import { TopList } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { href } from '../../entities/page/paths.ts';

/** Best-selling products of the period. */
export function TopProducts({ dashboard: { top_products, currency } }: { dashboard: VendorDashboard }) {
  const { t } = useTranslation('vendor-portal');
  const localized = useLocalized();
  const mayOpen = usePermissions()('catalogue.read');
  return (
    <TopList
      title={t('home.top.title')}
      rows={top_products.map(({ id, slug, name, name_arabic, image, units, sales }) => ({
        id,
        name: localized(name, name_arabic),
        href: mayOpen ? href('editProduct', { slug }) : undefined,
        image,
        count: units,
        sales,
      }))}
      currency={currency}
      nameHeader={t('home.top.name')}
      countHeader={t('home.top.units')}
      salesHeader={t('home.top.sales')}
      emptyText={t('home.top.empty')}
    />
  );
}
