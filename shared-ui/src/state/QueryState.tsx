import type { ReactNode } from 'react';
import { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { ForbiddenState } from './ForbiddenState.tsx';
import { LoadingState } from './LoadingState.tsx';

/** The part of a query hook's result that these states need. */
export interface QueryResult<Data> {
  data?: Data;
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
}

export interface QueryStateProps<Data> {
  query: QueryResult<Data>;
  /** Skeletons in the shape of the content, instead of the spinner. */
  loading?: ReactNode;
  /** Empty state, and when it applies. */
  empty?: EmptyStateProps & { when: (data: Data) => boolean };
  children: (data: Data) => ReactNode;
}

const readError = (error: unknown): { status?: unknown; message?: unknown; requestId?: unknown } =>
  typeof error === 'object' && error !== null ? error : {};

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** True if a call failed with 403. */
export const isForbidden = (error: unknown): boolean => readError(error).status === 403;

/** For a form: keeps the loaded data and the input on screen after a failed refetch. Only forbidden data disappears. */
export const keepShown = <Data, Query extends QueryResult<Data>>(query: Query): Query => ({
  ...query,
  isError: query.isError && (query.data === undefined || isForbidden(query.error)),
});

/** States of every screen with server data: loading, error with retry, forbidden, empty, content. */
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
