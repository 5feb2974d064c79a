import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../format/format.ts';
import { useLang } from '../../format/use-lang.ts';
import { PAGE_SIZES } from './use-list-params.ts';

/** Total number of rows, or of those that are shown if there are more; and rows per page. */
export interface ListExtent {
  total: number;
  total_is_more?: boolean;
  per_page?: number;
}

/** Returns the text for the visible range ("1–10 of 25", "1–10 of more than 2,000"). */
export function useRangeText() {
  const { t } = useTranslation('kit');
  const lang = useLang();
  return (page: number, shown: number, meta: ListExtent): string => {
    const { total, total_is_more: isMore, per_page: size = PAGE_SIZES[0] } = meta;
    const first = (page - 1) * size + 1;
    return t(isMore ? 'list.rangeMore' : 'list.range', {
      first: formatNumber(first, lang),
      last: formatNumber(first + Math.max(shown, 1) - 1, lang),
      total: formatNumber(total, lang),
    });
  };
}
