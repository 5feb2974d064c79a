import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { NotFound } from '../../state/NotFound.tsx';
import { keepShown, QueryState, type QueryResult } from '../../state/QueryState.tsx';
import { ConsoleTitle } from './ConsoleTitle.tsx';

interface RecordPageProps<Data> {
  /** What the page is called until what it shows says so itself. */
  title: string;
  /** The list that it belongs to. */
  back: { to: string; text: string };
  /** Null is the answer for what is not there. */
  query: QueryResult<Data | null>;
  children: (data: Data) => ReactNode;
}

/** The page of one thing in a console: the way back to its list, the state ladder, and then the thing, if there is one. */
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
