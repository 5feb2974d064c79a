import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../format/format.ts';
import { useLang } from '../../format/use-lang.ts';
import { Pager, type PagerProps } from '../../pager/Pager.tsx';
import { PAGE_SIZES } from './use-list-params.ts';
import { useRangeText, type ListExtent } from './use-range-text.ts';

/** Page size and its setter. */
export interface PageSize {
  value: number;
  onChange: (size: number) => void;
}

interface ListFootProps extends Pick<PagerProps, 'page' | 'lastPage' | 'onPageChange' | 'variant'> {
  /** Number of rows on screen. */
  shown: number;
  meta: ListExtent;
  pageSize?: PageSize;
}

/** Range of the page, pager and page size of a list. */
export function ListFoot({ shown, meta, pageSize, ...pager }: ListFootProps) {
  const { t } = useTranslation('kit');
  const lang = useLang();
  const id = useId();
  const rangeOf = useRangeText();
  if (meta.total === 0) return null;
  return (
    <div className="list-foot">
      <p className="list-range">{shown > 0 && rangeOf(pager.page, shown, meta)}</p>
      <Pager {...pager} />
      {pageSize && meta.total > PAGE_SIZES[0] && (
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
