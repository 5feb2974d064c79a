import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** Stands beside the title. */
  note?: ReactNode;
  children: ReactNode;
}

/** One part of a long form, in a panel of its own. */
export function Section({ title, note, children }: SectionProps) {
  return (
    <section className="panel form-section">
      <div className="cluster cluster-between form-section-head">
        <h2 className="panel-title">{title}</h2>
        {note}
      </div>
      {children}
    </section>
  );
}
