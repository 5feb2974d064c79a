import type { ContactMessage } from '@balsam/shared-api';
import { Badge, check2Icon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

export function MessageStateBadge({ message }: { message: ContactMessage }) {
  const { t } = useTranslation('admin-console');
  if (message.handled_at === null) return <Badge variant="warning">{t('messages.open')}</Badge>;
  return (
    <Badge variant="success" icon={check2Icon}>
      {t('messages.done')}
    </Badge>
  );
}
