import { useTranslation } from 'react-i18next';
import type { IconName } from '../icon/paths.ts';
import { Badge, type BadgeProps, type BadgeVariant } from './Badge.tsx';

interface StatusLook {
  variant: BadgeVariant;
  icon: IconName;
  word: string;
}

/** Keyed by the label without case, spaces and underscores: the wire has several spellings of one status. */
const LOOKS: Partial<Record<string, StatusLook>> = {
  pending: { variant: 'warning', icon: 'hourglass-split', word: 'status.pending' },
  ordered: { variant: 'warning', icon: 'hourglass-split', word: 'status.pending' },
  confirmed: { variant: 'info', icon: 'check2', word: 'status.confirmed' },
  shipped: { variant: 'secondary', icon: 'truck', word: 'status.shipped' },
  completed: { variant: 'primary', icon: 'check-circle', word: 'status.completed' },
  cancelled: { variant: 'danger', icon: 'x-circle', word: 'status.cancelled' },
  cancelwithrefund: { variant: 'danger', icon: 'arrow-counterclockwise', word: 'status.cancelWithRefund' },
};

export interface StatusBadgeProps extends Omit<BadgeProps, 'variant' | 'icon' | 'children'> {
  /** The label on the wire; one that the kit does not know is shown as it came. */
  status: string;
}

/** The status of an order, in the reader's language. */
export function StatusBadge({ status, ...rest }: StatusBadgeProps) {
  const { t } = useTranslation('kit');
  const look = LOOKS[status.toLowerCase().replace(/[\s_]/g, '')];
  return (
    <Badge variant={look?.variant} icon={look?.icon} {...rest}>
      {look ? t(look.word) : status}
    </Badge>
  );
}
