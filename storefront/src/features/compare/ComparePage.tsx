import { Breadcrumb, ButtonLink, EmptyState, QueryState } from '@balsam/shared-ui';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { readIds, writeIds } from '../../entities/catalog/stored-ids.ts';
import { comparePath, MOST_COMPARED, useCompared } from '../../entities/compare/use-compared.ts';
import { useListComparedQuery } from './compare-api.ts';
import { CompareNotes } from './CompareNotes.tsx';
import { CompareTable } from './CompareTable.tsx';
import './compare.css';
import { href } from '../../entities/page/paths.ts';

/** Most products of an address that are counted. */
const MOST_ASKED = 100;

/** Compares two to four products. Their ids are in the URL, so that it can be shared. */
export function ComparePage() {
  const { t } = useTranslation('storefront');
  const [params] = useSearchParams();
  const compared = useCompared();
  const named = params.get('ids');
  if (named === null && compared.ids.length > 0) return <Navigate to={comparePath(compared.ids)} replace />;
  const asked = readIds(named ?? '', MOST_ASKED);
  const ids = asked.slice(0, MOST_COMPARED);
  return (
    <div className="page">
      <div className="page-head">
        <Breadcrumb items={[{ label: t('layout.home'), to: href('home') }, { label: t('compare.title') }]} />
        <h1>{t('compare.title')}</h1>
      </div>
      {ids.length > 0 ? <Comparison ids={ids} asked={asked.length} /> : <NothingToCompare />}
    </div>
  );
}

function NothingToCompare() {
  const { t } = useTranslation('storefront');
  const action = <ButtonLink to={href('shop')}>{t('compare.toShop')}</ButtonLink>;
  return <EmptyState art="search" title={t('compare.none')} text={t('compare.noneText')} action={action} />;
}

interface ComparisonProps {
  ids: readonly number[];
  /** Number of products that the address names. */
  asked: number;
}

function Comparison({ ids, asked }: ComparisonProps) {
  const { t } = useTranslation('storefront');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const compared = useCompared();
  const checkId = useId();
  const note = useRef<HTMLParagraphElement>(null);
  const query = useListComparedQuery(writeIds(ids));
  const onlyDifferences = params.get('only') === 'differences';

  const show = (shown: readonly number[], only: boolean) =>
    void navigate(comparePath(shown, only), { replace: true, preventScrollReset: true });
  const remove = (id: number) => {
    // The button disappears with its column, so the focus moves to the note.
    note.current?.focus();
    compared.remove(id);
    show(
      ids.filter((other) => other !== id),
      onlyDifferences,
    );
  };
  return (
    <QueryState query={query}>
      {(products) =>
        products.length === 0 ? (
          <NothingToCompare />
        ) : (
          <>
            <CompareNotes ref={note} products={products} asked={asked} />
            {products.length > 1 && (
              <div className="form-check sf-compare-only">
                <input
                  className="form-check-input"
                  type="checkbox"
                  id={checkId}
                  checked={onlyDifferences}
                  onChange={({ target }) => show(ids, target.checked)}
                />
                <label className="form-check-label" htmlFor={checkId}>
                  {t('compare.only')}
                </label>
              </div>
            )}
            <CompareTable
              products={products}
              onlyDifferences={onlyDifferences && products.length > 1}
              onRemove={remove}
            />
          </>
        )
      }
    </QueryState>
  );
}
