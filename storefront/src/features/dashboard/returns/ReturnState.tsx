import type { Return } from '@balsam/shared-api';
import { Badge, type BadgeVariant } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

const VARIANTS: Record<Return['state'], BadgeVariant> = {
  requested: 'warning',
  approved: 'info',
  sent: 'primary',
  received: 'primary',
  inspected: 'success',
  declined: 'danger',
  withdrawn: 'secondary',
  expired: 'secondary',
};

/** State of a return as a badge. */
export function ReturnState({ state }: Pick<Return, 'state'>) {
  const { t } = useTranslation('storefront');
  return <Badge variant={VARIANTS[state]}>{t(`returns.states.${state}`)}</Badge>;
}
