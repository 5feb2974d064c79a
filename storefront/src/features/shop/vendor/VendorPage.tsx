import type { VendorDetail } from '@balsam/shared-api';
import { Breadcrumb, QueryState } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useListProductsQuery } from '../../../entities/catalog/catalog-api.ts';
import { NotFoundPage } from '../../../entities/not-found/NotFoundPage.tsx';
import { breadcrumbData } from '../../../entities/page-head/breadcrumb-data.ts';
import { PageHead } from '../../../entities/page-head/PageHead.tsx';
import { StructuredData } from '../../../entities/page-head/StructuredData.tsx';
import { usePlace } from '../../../entities/page-head/use-place.ts';
import { ReportButton } from '../../../entities/reports/ReportButton.tsx';
import { HolidayNote } from '../../../entities/vendor/HolidayNote.tsx';
import { useGetVendorQuery } from '../../../entities/vendor/vendors-api.ts';
import { ShopResults } from '../ShopResults.tsx';
import { ShopToolbar } from '../ShopToolbar.tsx';
import { useShopSearch } from '../use-shop-search.ts';
import { describeVendor, vendorTrail } from './describe-vendor.ts';
import { VendorDeliveries } from './VendorDeliveries.tsx';
import { VendorFacts } from './VendorFacts.tsx';
import { isVendorId, vendorFilters } from './vendor-filters.ts';
import '../shop.css';
import './vendor.css';
import { href } from '../../../entities/page/paths.ts';

/** A seller's page by the id in the URL: facts, deliveries and products. */
export function VendorPage() {
  const { id = '' } = useParams();
  const isId = isVendorId(id);
  const { currentData, isError, error, refetch } = useGetVendorQuery(id, { skip: !isId });
  if (!isId || currentData === null) return <NotFoundPage />;
  return (
    <div className="page">
      <QueryState query={{ data: currentData, isError, error, refetch }}>
        {(vendor) => vendor && <VendorView key={vendor.id} vendor={vendor} />}
      </QueryState>
    </div>
  );
}

function VendorView({ vendor }: { vendor: VendorDetail }) {
  const { t } = useTranslation('storefront');
  const place = usePlace();
  const { search } = useShopSearch();
  const trail = vendorTrail(vendor, { t });
  return (
    <>
      <PageHead {...describeVendor(vendor, search.page)} />
      <StructuredData data={breadcrumbData(trail, place)} />
      <div className="page-head">
        <Breadcrumb items={trail} />
        <VendorFacts vendor={vendor} />
      </div>
      <HolidayNote holiday={vendor.holiday} />
      <VendorDeliveries deliveries={vendor.delivers_to} />
      <VendorProducts vendor={vendor} />
      <ReportButton thing={{ vendorId: vendor.id }} name={vendor.company_name} />
    </>
  );
}

function VendorProducts({ vendor: { id } }: { vendor: VendorDetail }) {
  const { t } = useTranslation('storefront');
  const { search } = useShopSearch();
  const query = useListProductsQuery(vendorFilters(String(id), search));
  return (
    <section className="section sf-results sf-seller-products" aria-labelledby="seller-products" tabIndex={-1}>
      <div className="section-heading">
        <h2 id="seller-products">{t('vendor.products')}</h2>
        <Link to={href('shop', { vendor: id })}>{t('vendor.narrow')}</Link>
      </div>
      <ShopToolbar meta={query.data?.meta} />
      <ShopResults query={query} filters={[]} />
    </section>
  );
}
