import type { AdminReview } from '@balsam/shared-api';
import { Badge, type BadgeProps, eyeIcon, eyeSlashIcon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

const LOOKS: Record<AdminReview['state'], BadgeProps> = {
  waiting: { variant: 'warning' },
  shown: { variant: 'success', icon: eyeIcon },
  hidden: { variant: 'secondary', icon: eyeSlashIcon },
};

/** State of a review, and the reason if it is hidden. */
export function ReviewState({ review: { state, hidden_reason } }: { review: AdminReview }) {
  const { t } = useTranslation('admin-console');
  return (
    <span className="cell-stack">
      <Badge {...LOOKS[state]}>{t(`reviews.states.${state}`)}</Badge>
      {hidden_reason && <span dir="auto">{hidden_reason}</span>}
    </span>
  );
}
