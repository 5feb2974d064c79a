import type { ReactNode } from 'react';
import { FilterBar } from './FilterBar.tsx';
import { ConsoleTitle } from './ConsoleTitle.tsx';

interface ConsolePageProps {
  /** Also the document title, after the number of unread notifications. */
  title: string;
  /** Saved views of a list, above its filters. */
  views?: ReactNode;
  /** Search box and selects of a list. */
  filters?: ReactNode;
  /** Actions, at the end of the title's line. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of a console: its title, its filters, its content. */
export function ConsolePage({ title, views, filters, actions, children }: ConsolePageProps) {
  return (
    <>
      <ConsoleTitle title={title} />
      <div className="console-page-head">
        <h1>{title}</h1>
        {actions}
      </div>
      {views}
      {filters !== undefined && <FilterBar>{filters}</FilterBar>}
      {children}
    </>
  );
}
