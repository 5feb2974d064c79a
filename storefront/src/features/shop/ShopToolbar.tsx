import type { ProductPageMeta } from '@balsam/shared-api';
import { formatNumber, gridIcon, Icon, listIcon, useLang } from '@balsam/shared-ui';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SORTS } from '../../entities/catalog/product-filters.ts';
import { useShopSearch } from './use-shop-search.ts';

const VIEW_ICONS = { grid: gridIcon, list: listIcon };

/** Numbers of the first and last product on the page. */
const rangeOf = ({ current_page, per_page, total }: ProductPageMeta) => ({
  from: Math.min((current_page - 1) * per_page + 1, total),
  to: Math.min(current_page * per_page, total),
});

interface ShopToolbarProps {
  /** Position of the page in the list, once known. */
  meta?: ProductPageMeta;
  /** Content at the start: the filter button for phones, if there are filters. */
  children?: ReactNode;
}

/** Toolbar above the list: number of results, sorting and layout. */
export function ShopToolbar({ meta, children }: ShopToolbarProps) {
  const { t } = useTranslation('storefront');
  const { search, change } = useShopSearch();
  const id = useId();
  const lang = useLang();
  return (
    <div className="sf-toolbar">
      {children}
      <p className="sf-toolbar-count" role="status">
        {meta &&
          t(meta.total_is_more ? 'shop.showingMore' : 'shop.showing', {
            ...rangeOf(meta),
            count: meta.total,
            total: formatNumber(meta.total, lang),
          })}
      </p>
      <div className="sf-sort">
        <label htmlFor={id}>{t('shop.sort.label')}</label>
        <select
          id={id}
          className="form-select"
          value={search.sort ?? 'default'}
          onChange={({ target }) => change({ sort: SORTS.find((sort) => sort === target.value) })}
        >
          {(['default', ...SORTS] as const).map((sort) => (
            <option key={sort} value={sort}>
              {t(`shop.sort.${sort}`)}
            </option>
          ))}
        </select>
      </div>
      <div className="sf-views" role="group" aria-label={t('shop.view.label')}>
        {(['grid', 'list'] as const).map((view) => (
          <button
            key={view}
            type="button"
            className="btn btn-ghost"
            aria-label={t(`shop.view.${view}`)}
            aria-pressed={search.view === view}
            onClick={() => change({ view, page: search.page })}
          >
            <Icon icon={VIEW_ICONS[view]} />
          </button>
        ))}
      </div>
    </div>
  );
}
