import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { NotFound } from '../../state/NotFound.tsx';
import { keepShown, QueryState, type QueryResult } from '../../state/QueryState.tsx';
import { ConsoleTitle } from './ConsoleTitle.tsx';

interface RecordPageProps<Data> {
  /** Page title until the content sets its own. */
  title: string;
  /** Link to the record's list. */
  back: { to: string; text: string };
  /** Null means not found. */
  query: QueryResult<Data | null>;
  children: (data: Data) => ReactNode;
}

/** Page of one record: the link to its list, loading and error states, then the record. */
export function RecordPage<Data>({ title, back, query: asked, children }: RecordPageProps<Data>) {
  const query = keepShown(asked);
  const isThere = query.data !== undefined && !query.isError;
  return (
    <>
      <Link to={back.to}>{back.text}</Link>
      {!isThere && <ConsoleTitle title={title} />}
      <QueryState query={query}>
        {(data) => (data === null ? <NotFound homeHref={back.to} /> : children(data))}
      </QueryState>
    </>
  );
}
