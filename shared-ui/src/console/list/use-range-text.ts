import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../format/format.ts';
import { useLang } from '../../format/use-lang.ts';
import { PAGE_SIZES } from './use-list-params.ts';

/** Total number of rows, and rows per page. */
export interface ListExtent {
  total: number;
  per_page?: number;
}

/** Returns the text for the visible range ("1–10 of 25"). */
export function useRangeText() {
  const { t } = useTranslation('kit');
  const lang = useLang();
  return (page: number, shown: number, { total, per_page: size = PAGE_SIZES[0] }: ListExtent): string => {
    const first = (page - 1) * size + 1;
    return t('list.range', {
      first: formatNumber(first, lang),
      last: formatNumber(first + Math.max(shown, 1) - 1, lang),
      total: formatNumber(total, lang),
    });
  };
}
