import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../state/EmptyState.tsx';

const CODE = 'search_too_wide';

/** Message of the server if a search would read too many rows; else undefined. */
export const tooWideMessage = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === CODE && 'message' in error
    ? String(error.message)
    : undefined;

/** Asks for a narrower search; a retry would have the same result. */
export function TooWide({ message }: { message: string }) {
  const { t } = useTranslation('kit');
  return <EmptyState role="alert" art="notFound" title={t('list.tooWide')} text={message} />;
}
