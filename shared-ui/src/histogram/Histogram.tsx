import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { formatNumber } from '../format/format.ts';
import { useLang } from '../format/use-lang.ts';

export interface HistogramRow {
  key: string;
  /** Label of the row: "5 stars". */
  label: string;
  count: number;
}

export interface HistogramProps extends Omit<ComponentPropsWithRef<'ul'>, 'onSelect'> {
  rows: readonly HistogramRow[];
  /** Key of the row that filters the content below; null shows everything. */
  selected: string | null;
  /** Called with a row's key, or with null to clear the selection. */
  onSelect: (key: string | null) => void;
}

/** Counts per kind, as bars that act as filters. */
export function Histogram({ rows, selected, onSelect, className, ...rest }: HistogramProps) {
  const lang = useLang();
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  return (
    <ul className={classNames('histogram', className)} {...rest}>
      {rows.map(({ key, label, count }) => (
        <li key={key}>
          <button
            type="button"
            className="histogram-row"
            aria-pressed={key === selected}
            disabled={count === 0 && key !== selected}
            onClick={() => onSelect(key === selected ? null : key)}
          >
            <span className="histogram-label">{label}</span>
            <progress className="histogram-bar" value={count} max={Math.max(1, total)} aria-hidden="true" />
            <span className="histogram-count">{formatNumber(count, lang)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
