import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** Stands beside the title. */
  note?: ReactNode;
  children: ReactNode;
}

/** One part of the product form. */
export function Section({ title, note, children }: SectionProps) {
  return (
    <section className="panel vp-section">
      <div className="cluster cluster-between vp-section-head">
        <h2 className="panel-title">{title}</h2>
        {note}
      </div>
      {children}
    </section>
  );
}
