import type { TopProduct, VendorDashboard } from '@balsam/shared-api';
import {
  DataTable,
  formatNumber,
  Money,
  Thumbnail,
  useLang,
  useLocalized,
  type DataTableColumn,
} from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** The products that sold best in the period; each leads to itself. */
export function TopProducts({ dashboard: { top_products, currency } }: { dashboard: VendorDashboard }) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const localized = useLocalized();
  const columns: DataTableColumn<TopProduct>[] = [
    {
      id: 'image',
      header: t('home.top.image'),
      hideHeader: true,
      cell: ({ image, name, name_arabic }) => <Thumbnail src={image} name={localized(name, name_arabic)} />,
    },
    {
      id: 'name',
      header: t('home.top.name'),
      cell: ({ slug, name, name_arabic }) => (
        <Link to={`/vendor/edit-product/${encodeURIComponent(slug)}`}>{localized(name, name_arabic)}</Link>
      ),
      primary: true,
    },
    { id: 'units', header: t('home.boxes.units'), cell: ({ units }) => formatNumber(units, lang), align: 'end' },
    {
      id: 'sales',
      header: t('home.top.sales'),
      cell: ({ sales }) => <Money amount={sales} currency={currency} />,
      align: 'end',
    },
  ];
  return (
    <section>
      <h3 className="panel-title">{t('home.top.title')}</h3>
      <DataTable
        columns={columns}
        rows={top_products}
        rowKey={({ id }) => id}
        caption={t('home.top.title')}
        emptyText={t('home.top.empty')}
      />
    </section>
  );
}
