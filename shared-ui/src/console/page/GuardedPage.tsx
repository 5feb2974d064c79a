import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { EmptyState } from '../../state/EmptyState.tsx';

interface GuardedPageProps {
  isAllowed: boolean;
  /** Address to which the start page leads people who may not see it; undefined for other pages. */
  elsewhere?: string;
  children: ReactNode;
}

/** A page for people with its permission. */
export function GuardedPage({ isAllowed, elsewhere, children }: GuardedPageProps) {
  const { t } = useTranslation('kit');
  if (isAllowed) return children;
  if (elsewhere !== undefined) return <Navigate to={elsewhere} replace />;
  return <EmptyState art="notFound" title={t('state.forbidden.title')} text={t('state.forbidden.ask')} />;
}
