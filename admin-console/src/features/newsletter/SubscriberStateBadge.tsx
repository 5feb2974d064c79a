import type { Subscriber } from '@balsam/shared-api';
import { Badge, type BadgeProps, check2Icon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

const LOOKS: Record<Subscriber['state'], BadgeProps> = {
  confirmed: { variant: 'success', icon: check2Icon },
  pending: { variant: 'warning' },
  left: { variant: 'secondary' },
};

export function SubscriberStateBadge({ state }: { state: Subscriber['state'] }) {
  const { t } = useTranslation('admin-console');
  return <Badge {...LOOKS[state]}>{t(`newsletter.states.${state}`)}</Badge>;
}
