import type { ProductDetail } from '@balsam/shared-api';
import { Breadcrumb, Button, printerIcon, QueryState, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useGetProductQuery } from '../../entities/catalog/catalog-api.ts';
import { nameOf } from '../../entities/catalog/name-of.ts';
import { NotFoundPage } from '../../entities/not-found/NotFoundPage.tsx';
import { href } from '../../entities/page/paths.ts';
import { PageHead } from '../../entities/page-head/PageHead.tsx';
import { describeSheet } from './first-head.ts';
import { Sheet } from './Sheet.tsx';
import './sheet.css';

/** Printable specification sheet of a product, by the slug in the URL. */
export function SheetPage() {
  const { slug = '' } = useParams();
  const { currentData, isError, error, refetch } = useGetProductQuery(slug);
  if (currentData === null) return <NotFoundPage />;
  return (
    <div className="page sf-sheet-page">
      <QueryState query={{ data: currentData, isError, error, refetch }}>
        {(product) => product && <SheetOf product={product} />}
      </QueryState>
    </div>
  );
}

function SheetOf({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const trail = [
    { label: t('layout.home'), to: href('home') },
    { label: nameOf(product, lang), to: href('product', { slug: product.slug }) },
    { label: t('specificationSheet.title') },
  ];
  return (
    <>
      <PageHead {...describeSheet(product, lang)} />
      <div className="page-head sf-sheet-bar">
        <Breadcrumb items={trail} />
        <h1>{t('specificationSheet.title')}</h1>
        <Button icon={printerIcon} onClick={() => window.print()}>
          {t('specificationSheet.print')}
        </Button>
      </div>
      <Sheet product={product} />
    </>
  );
}
