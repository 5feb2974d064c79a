import type { CustomerState } from '@balsam/shared-api';
import { Badge } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

export function CustomerStateBadge({ state }: { state: CustomerState }) {
  const { t } = useTranslation('admin-console');
  return <Badge variant={state === 'blocked' ? 'danger' : 'success'}>{t(`customers.states.${state}`)}</Badge>;
}
