import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../format/format.ts';
import { useLang } from '../../format/use-lang.ts';
import { Pager, type PagerProps } from '../../pager/Pager.tsx';
import { PAGE_SIZES } from './use-list-params.ts';

/** How many rows a page has, and what chooses another number. */
export interface PageSize {
  value: number;
  onChange: (size: number) => void;
}

interface ListFootProps extends Pick<PagerProps, 'page' | 'lastPage' | 'onPageChange' | 'variant'> {
  /** How many rows are in sight. */
  shown: number;
  /** How many there are, and how many a page holds that is full. */
  meta: { total: number; per_page?: number };
  pageSize?: PageSize;
}

/** Where in a list its page stands, the way to the others, and how long a page is. */
export function ListFoot({ shown, meta, pageSize, ...pager }: ListFootProps) {
  const { t } = useTranslation('kit');
  const lang = useLang();
  const id = useId();
  const { total, per_page: size = PAGE_SIZES[0] } = meta;
  if (total === 0) return null;
  const first = (pager.page - 1) * size + 1;
  const range = {
    first: formatNumber(first, lang),
    last: formatNumber(first + Math.max(shown, 1) - 1, lang),
    total: formatNumber(total, lang),
  };
  return (
    <div className="list-foot">
      <p className="list-range">{shown > 0 && t('list.range', range)}</p>
      <Pager {...pager} />
      {pageSize && total > PAGE_SIZES[0] && (
        <div className="list-size">
          <label htmlFor={id}>{t('list.size')}</label>
          <select
            id={id}
            className="form-select form-select-sm"
            value={pageSize.value}
            onChange={({ target }) => pageSize.onChange(Number(target.value))}
          >
            {PAGE_SIZES.map((number) => (
              <option key={number} value={number}>
                {formatNumber(number, lang)}
              </option>
            ))}
          </select>
        </div>
      )}
    </div>
  );
}
