import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LiveRegion } from '../../accessibility/LiveRegion.tsx';
import { useRangeText, type ListExtent } from './use-range-text.ts';

interface ListNewsProps {
  /** Number of rows on screen. */
  shown: number;
  /** Metadata of the loaded page, which may lag behind the address; undefined before the first. */
  meta: (ListExtent & { current_page: number }) | undefined;
}

/** Announces the result of a search, a filter or the pager to screen readers, but not the first load. */
export function ListNews({ shown, meta }: ListNewsProps) {
  const { t } = useTranslation('kit');
  const rangeOf = useRangeText();
  const words = meta && (meta.total === 0 ? t('table.empty') : rangeOf(meta.current_page, shown, meta));
  const [heard, setHeard] = useState({ first: words, isNews: false });
  if (!heard.isNews && words !== undefined && words !== heard.first)
    setHeard({ first: words, isNews: heard.first !== undefined });
  // Beyond the end nothing is shown while the last page loads.
  const isBetween = shown === 0 && meta?.total !== 0;
  return <LiveRegion>{heard.isNews && !isBetween && words}</LiveRegion>;
}
