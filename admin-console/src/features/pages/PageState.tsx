import type { PageSummary } from '@balsam/shared-api';
import { Badge } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** Publication state of a page, and unpublished changes. */
export function PageState({ page }: { page: PageSummary }) {
  const { t } = useTranslation('admin-console');
  if (page.published_at === null) return <Badge variant="secondary">{t('pages.state.unpublished')}</Badge>;
  return (
    <span className="cluster">
      <Badge variant="success">{t('pages.state.published')}</Badge>
      {page.has_changes && <Badge variant="warning">{t('pages.state.draft')}</Badge>}
    </span>
  );
}
