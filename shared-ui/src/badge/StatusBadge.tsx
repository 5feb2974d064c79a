import { useTranslation } from 'react-i18next';
import { lookOf } from './order-statuses.ts';
import { Badge, type BadgeProps } from './Badge.tsx';

export interface StatusBadgeProps extends Omit<BadgeProps, 'variant' | 'icon' | 'children'> {
  /** The label on the wire; one that the kit does not know is shown as it came. */
  status: string;
}

/** The status of an order, in the reader's language. */
export function StatusBadge({ status, ...rest }: StatusBadgeProps) {
  const { t } = useTranslation('kit');
  const look = lookOf(status);
  return (
    <Badge variant={look?.variant} icon={look?.icon} {...rest}>
      {look ? t(look.word) : status}
    </Badge>
  );
}
