import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** Shown next to the title. */
  note?: ReactNode;
  children: ReactNode;
}

/** One section of a long form, in its own panel. */
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
