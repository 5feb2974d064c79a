import type { Recall } from '@balsam/shared-api';
import { Badge, type BadgeVariant } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

const OF_CLASS: Record<Recall['severity'], BadgeVariant> = { I: 'danger', II: 'warning', III: 'info' };

const OF_STATE: Record<Recall['state'], BadgeVariant> = {
  draft: 'secondary',
  open: 'primary',
  closed: 'success',
  discarded: 'default',
};

/** Class I, II or III. */
export function ClassBadge({ severity }: Pick<Recall, 'severity'>) {
  const { t } = useTranslation('vendor-portal');
  return <Badge variant={OF_CLASS[severity]}>{t(`recalls.classes.${severity}`)}</Badge>;
}

export function RecallStateBadge({ state }: Pick<Recall, 'state'>) {
  const { t } = useTranslation('vendor-portal');
  return <Badge variant={OF_STATE[state]}>{t(`recalls.states.${state}`)}</Badge>;
}
