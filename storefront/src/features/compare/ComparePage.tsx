import { Breadcrumb, ButtonLink, EmptyState, QueryState } from '@balsam/shared-ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { readIds, writeIds } from '../../entities/catalog/stored-ids.ts';
import { comparePath, MOST_COMPARED, useCompared } from '../../entities/compare/use-compared.ts';
import { useListComparedQuery } from './compare-api.ts';
import { CompareTable } from './CompareTable.tsx';
import './compare.css';
import { href } from '../../entities/page/paths.ts';

/** Compares two to four products. Their ids are in the URL, so that it can be shared. */
export function ComparePage() {
  const { t } = useTranslation('storefront');
  const [params] = useSearchParams();
  const compared = useCompared();
  const named = params.get('ids');
  if (named === null && compared.ids.length > 0) return <Navigate to={comparePath(compared.ids)} replace />;
  const ids = readIds(named ?? '', MOST_COMPARED);
  return (
    <div className="page">
      <div className="page-head">
        <Breadcrumb items={[{ label: t('layout.home'), to: href('home') }, { label: t('compare.title') }]} />
        <h1>{t('compare.title')}</h1>
      </div>
      {ids.length > 0 ? <Comparison ids={ids} /> : <NothingToCompare />}
    </div>
  );
}

function NothingToCompare() {
  const { t } = useTranslation('storefront');
  const action = <ButtonLink to={href('shop')}>{t('compare.toShop')}</ButtonLink>;
  return <EmptyState art="search" title={t('compare.none')} text={t('compare.noneText')} action={action} />;
}

function Comparison({ ids }: { ids: readonly number[] }) {
  const { t } = useTranslation('storefront');
  const navigate = useNavigate();
  const compared = useCompared();
  const note = useRef<HTMLParagraphElement>(null);
  const query = useListComparedQuery(writeIds(ids));

  const remove = (id: number) => {
    // The button disappears with its column, so the focus moves to the note.
    note.current?.focus();
    compared.remove(id);
    void navigate(comparePath(ids.filter((other) => other !== id)), { replace: true, preventScrollReset: true });
  };
  return (
    <QueryState query={query}>
      {(products) =>
        products.length === 0 ? (
          <NothingToCompare />
        ) : (
          <>
            <p ref={note} tabIndex={-1} role="status" className="sf-compare-note">
              {products.length > 1 ? t('compare.note') : t('compare.one')}{' '}
              {products.length < ids.length && t('compare.gone', { count: ids.length - products.length })}
            </p>
            <CompareTable products={products} onRemove={remove} />
          </>
        )
      }
    </QueryState>
  );
}
