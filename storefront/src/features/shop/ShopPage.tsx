import { useListCategoriesQuery } from '@balsam/shared-api';
import { Breadcrumb, Button, LoadingState, useLang } from '@balsam/shared-ui';
import { useState } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { useTranslation } from 'react-i18next';
import { useListProductsQuery } from '../../catalog/catalogApi.ts';
import { nameOf } from '../../catalog/nameOf.ts';
import { AppliedFilters } from './AppliedFilters.tsx';
import { ShopFilters } from './ShopFilters.tsx';
import { ShopResults } from './ShopResults.tsx';
import { toFilters } from './shopSearch.ts';
import { ShopToolbar } from './ShopToolbar.tsx';
import { useShopSearch } from './useShopSearch.ts';
import './shop.css';

/** The catalogue. Its address says what is shown, so that it can be shared and returned to. */
export function ShopPage() {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const { search } = useShopSearch();
  const query = useListProductsQuery(toFilters(search));
  const { data: categories = [], isLoading: isNaming } = useListCategoriesQuery();
  const [filtersOpen, setFiltersOpen] = useState(false);

  // A category is the page's title: one that arrives late would push everything down.
  if (search.category !== undefined && isNaming) return <LoadingState />;

  const category = categories.find(({ id }) => id === search.category);
  const title = category ? nameOf(category, lang) : t('shop.title');
  return (
    <div className="page">
      <title>{t('layout.title', { page: title })}</title>
      <meta name="description" content={t('shop.description')} />
      <link rel="canonical" href={category ? `/shop?category=${category.id}` : '/shop'} />
      <div className="page-head">
        <Breadcrumb
          items={[
            { label: t('layout.home'), to: '/' },
            { label: t('shop.title'), to: '/shop' },
            ...(category ? [{ label: title }] : []),
          ]}
        />
        <h1>{title}</h1>
      </div>
      <div className="split-start">
        <Offcanvas
          responsive="lg"
          placement="start"
          show={filtersOpen}
          onHide={() => setFiltersOpen(false)}
          aria-label={filtersOpen ? t('shop.filters') : undefined}
        >
          <Offcanvas.Header closeButton closeLabel={t('shop.showResults')}>
            <Offcanvas.Title>{t('shop.filters')}</Offcanvas.Title>
          </Offcanvas.Header>
          <Offcanvas.Body>
            <ShopFilters />
          </Offcanvas.Body>
        </Offcanvas>
        <section aria-labelledby="shop-results">
          <h2 id="shop-results" className="visually-hidden">
            {t('shop.results')}
          </h2>
          <ShopToolbar meta={query.data?.meta}>
            <Button variant="outline" icon="sliders" className="d-lg-none" onClick={() => setFiltersOpen(true)}>
              {t('shop.filters')}
            </Button>
          </ShopToolbar>
          <AppliedFilters />
          <ShopResults query={query} />
        </section>
      </div>
    </div>
  );
}
