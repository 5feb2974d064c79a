import { useId } from 'react';
import { formatNumber } from '../format/format.ts';
import { useLang } from '../format/use-lang.ts';
import type { IconShape } from '../icon/shapes/icon-shape.ts';
import { SummaryCard } from './SummaryCard.tsx';

interface CountPanelProps {
  title: string;
  counts: readonly { key: string; label: string; value: number; icon: IconShape; href: string }[];
}

/** Counts of pending work. Each links to the counted list. */
export function CountPanel({ title, counts }: CountPanelProps) {
  const lang = useLang();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="panel-title">
        {title}
      </h2>
      <div className="count-grid">
        {counts.map(({ key, value, ...card }) => (
          <SummaryCard key={key} value={formatNumber(value, lang)} {...card} />
        ))}
      </div>
    </section>
  );
}
