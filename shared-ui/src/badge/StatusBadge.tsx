import { useTranslation } from 'react-i18next';
import { statusStyle } from './order-statuses.ts';
import { Badge, type BadgeProps } from './Badge.tsx';

export interface StatusBadgeProps extends Omit<BadgeProps, 'variant' | 'icon' | 'children'> {
  /** Status from the API; an unknown one is shown as it is. */
  status: string;
}

/** An order's status in the reader's language. */
export function StatusBadge({ status, ...rest }: StatusBadgeProps) {
  const { t } = useTranslation('kit');
  const look = statusStyle(status);
  return (
    <Badge variant={look?.variant} icon={look?.icon} {...rest}>
      {look ? t(look.word) : status}
    </Badge>
  );
}
