import type { ReactNode } from 'react';

interface FilterSectionProps {
  title: string;
  children: ReactNode;
}

export function FilterSection({ title, children }: FilterSectionProps) {
  return (
    <fieldset className="sf-filter">
      <legend className="sf-filter-title">{title}</legend>
      {children}
    </fieldset>
  );
}
