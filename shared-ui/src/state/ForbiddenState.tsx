import { useTranslation } from 'react-i18next';
import { EmptyState } from './EmptyState.tsx';

/** The page exists, but this account may not see it. */
export function ForbiddenState() {
  const { t } = useTranslation('kit');
  return <EmptyState art="notFound" title={t('state.forbidden.title')} text={t('state.forbidden.text')} />;
}
