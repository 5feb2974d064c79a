import type { ReactNode } from 'react';

interface FilterSectionProps {
  title: string;
  children: ReactNode;
}

/** A group of controls that narrow the list in one way. */
export function FilterSection({ title, children }: FilterSectionProps) {
  return (
    <fieldset className="sf-filter">
      <legend className="sf-filter-title">{title}</legend>
      {children}
    </fieldset>
  );
}
