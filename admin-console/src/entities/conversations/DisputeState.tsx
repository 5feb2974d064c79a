import type { AdminThread } from '@balsam/shared-api';
import { Badge } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** Waits for a decision, or has one; nothing without a dispute. */
export function DisputeState({ thread: { disputed_at: disputed, resolved_at: resolved } }: { thread: AdminThread }) {
  const { t } = useTranslation('admin-console');
  if (disputed === null) return null;
  return (
    <Badge variant={resolved === null ? 'warning' : 'success'}>
      {t(`disputes.states.${resolved === null ? 'disputed' : 'resolved'}`)}
    </Badge>
  );
}
