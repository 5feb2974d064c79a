import { selectOrigin, useAppSelector, type VendorDetail } from '@balsam/shared-api';
import { Breadcrumb, QueryState, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useListProductsQuery } from '../../../catalog/catalogApi.ts';
import { NotFoundPage } from '../../../not-found/NotFoundPage.tsx';
import { breadcrumbData } from '../../../page-head/breadcrumbData.ts';
import { PageHead } from '../../../page-head/PageHead.tsx';
import { StructuredData } from '../../../page-head/StructuredData.tsx';
import { useGetVendorQuery } from '../../../seller/vendorsApi.ts';
import { ShopResults } from '../ShopResults.tsx';
import { ShopToolbar } from '../ShopToolbar.tsx';
import { useShopSearch } from '../useShopSearch.ts';
import { describeSeller, sellerTrail } from './describeSeller.ts';
import { SellerDeliveries } from './SellerDeliveries.tsx';
import { SellerFacts } from './SellerFacts.tsx';
import { isSellerId, sellerFilters } from './sellerFilters.ts';
import '../shop.css';
import './seller.css';

/** A seller by the id in the address: who it is, where it delivers, and all that it sells. */
export function SellerPage() {
  const { id = '' } = useParams();
  const isId = isSellerId(id);
  const { currentData, isError, error, refetch } = useGetVendorQuery(id, { skip: !isId });
  if (!isId || currentData === null) return <NotFoundPage />;
  return (
    <div className="page">
      <QueryState query={{ data: currentData, isError, error, refetch }}>
        {(vendor) => vendor && <SellerView key={vendor.id} vendor={vendor} />}
      </QueryState>
    </div>
  );
}

function SellerView({ vendor }: { vendor: VendorDetail }) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const origin = useAppSelector(selectOrigin);
  const trail = sellerTrail(vendor, { t });
  return (
    <>
      <PageHead {...describeSeller(vendor)} />
      <StructuredData data={breadcrumbData(trail, { origin, lang })} />
      <div className="page-head">
        <Breadcrumb items={trail} />
        <SellerFacts vendor={vendor} />
      </div>
      <SellerDeliveries deliveries={vendor.delivers_to} />
      <SellerProducts vendor={vendor} />
    </>
  );
}

function SellerProducts({ vendor: { id } }: { vendor: VendorDetail }) {
  const { t } = useTranslation('storefront');
  const { search } = useShopSearch();
  const query = useListProductsQuery(sellerFilters(String(id), search));
  return (
    <section className="section sf-results sf-seller-products" aria-labelledby="seller-products" tabIndex={-1}>
      <div className="section-heading">
        <h2 id="seller-products">{t('seller.products')}</h2>
        <Link to={`/shop?vendor=${id}`}>{t('seller.narrow')}</Link>
      </div>
      <ShopToolbar meta={query.data?.meta} />
      <ShopResults query={query} filters={[]} />
    </section>
  );
}
