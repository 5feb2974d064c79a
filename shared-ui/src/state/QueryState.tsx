import type { ReactNode } from 'react';
import { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { ForbiddenState } from './ForbiddenState.tsx';
import { LoadingState } from './LoadingState.tsx';

/** What a query hook gives, as far as the ladder needs it. */
export interface QueryResult<Data> {
  data?: Data;
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
}

export interface QueryStateProps<Data> {
  query: QueryResult<Data>;
  /** Stands in place of the spinner: skeletons in the shape of what is coming. */
  loading?: ReactNode;
  /** When the answer counts as empty, and what to say then. */
  empty?: EmptyStateProps & { when: (data: Data) => boolean };
  children: (data: Data) => ReactNode;
}

const readError = (error: unknown): { status?: unknown; message?: unknown; requestId?: unknown } =>
  typeof error === 'object' && error !== null ? error : {};

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Whether a call was refused because the reader may not see what it asks for. */
export const isForbidden = (error: unknown): boolean => readError(error).status === 403;

/**
 * For what somebody may be typing into: it stays, and what was typed with it, although it could not be fetched anew.
 * Only what they may not see any more goes.
 */
export const keepShown = <Data, Query extends QueryResult<Data>>(query: Query): Query => ({
  ...query,
  isError: query.isError && (query.data === undefined || isForbidden(query.error)),
});

/** The ladder of every screen that asks the server: loading, error with retry, forbidden, empty, then the content. */
export function QueryState<Data>({ query, loading, empty, children }: QueryStateProps<Data>) {
  const { data, isError, error, refetch } = query;
  if (isError) {
    const { message, requestId } = readError(error);
    if (isForbidden(error)) return <ForbiddenState />;
    return <ErrorState message={textOf(message)} requestId={textOf(requestId)} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return loading ? <LoadingState>{loading}</LoadingState> : <LoadingState />;
  if (empty) {
    const { when, ...words } = empty;
    if (when(data)) return <EmptyState {...words} />;
  }
  return children(data);
}
