import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LiveRegion } from '../../accessibility/LiveRegion.tsx';
import { useRangeText, type ListExtent } from './use-range-text.ts';

interface ListNewsProps {
  /** How many rows are in sight. */
  shown: number;
  /** Of the page that has come, which the address may be ahead of; undefined before the first. */
  meta: (ListExtent & { current_page: number }) | undefined;
}

/** Tells screen readers what a search, a filter or the pager has come to. What a page begins with is no news. */
export function ListNews({ shown, meta }: ListNewsProps) {
  const { t } = useTranslation('kit');
  const rangeOf = useRangeText();
  const words = meta && (meta.total === 0 ? t('table.empty') : rangeOf(meta.current_page, shown, meta));
  const [heard, setHeard] = useState({ first: words, isNews: false });
  if (!heard.isNews && words !== undefined && words !== heard.first)
    setHeard({ first: words, isNews: heard.first !== undefined });
  // Beyond the end nothing is shown, and the last page is on its way.
  const isBetween = shown === 0 && meta?.total !== 0;
  return <LiveRegion>{heard.isNews && !isBetween && words}</LiveRegion>;
}
