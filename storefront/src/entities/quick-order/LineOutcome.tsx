import type { QuickOrderLine } from '@balsam/shared-api';
import { checkCircleIcon, exclamationCircleIcon, Icon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** Units of a line that were added to the cart, and the reason why some were not. */
export function LineOutcome({ outcome: { added, reason } }: { outcome: QuickOrderLine }) {
  const { t } = useTranslation('storefront');
  return (
    <span className={reason ? 'text-danger-emphasis' : 'text-success-emphasis'}>
      <Icon icon={reason ? exclamationCircleIcon : checkCircleIcon} />{' '}
      {added > 0 ? t('quickOrder.added', { count: added }) : t('quickOrder.notAdded')}
      {reason && ` ${t(`cart.shortfall.${reason}`)}`}
    </span>
  );
}
