import type { AdminCategory } from '@balsam/shared-api';
import { Badge } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

export function CategoryStatusBadge({ status }: { status: AdminCategory['category_status'] }) {
  const { t } = useTranslation('admin-console');
  if (status === 1) return <Badge variant="primary">{t('categories.active')}</Badge>;
  return <Badge variant="warning">{t('categories.inactive')}</Badge>;
}
