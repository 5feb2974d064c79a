import type { OrderStatus } from '@balsam/shared-api';
import { DateTime, Icon, type IconName } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { isCancelled, type ParcelStep } from './parcel-steps.ts';

const LOOKS = {
  Pending: { word: 'placed', icon: 'receipt' },
  Confirmed: { word: 'confirmed', icon: 'box-seam' },
  Shipped: { word: 'shipped', icon: 'truck' },
  Completed: { word: 'delivered', icon: 'house' },
  Cancelled: { word: 'cancelled', icon: 'x-circle' },
  'Cancel With Refund': { word: 'refunded', icon: 'arrow-counterclockwise' },
} as const satisfies Record<OrderStatus, { word: string; icon: IconName }>;

/** The way of a parcel, step by step. Each says in words whether it is behind, here or ahead. */
export function ParcelSteps({ steps }: { steps: readonly ParcelStep[] }) {
  const { t } = useTranslation('storefront');
  return (
    <ol className="sf-steps">
      {steps.map(({ status, state, at }, index) => (
        <li
          key={`${index} ${status}`}
          className={isCancelled(status) ? 'sf-step sf-step-end' : 'sf-step'}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className="sf-step-mark">
            <Icon name={state === 'done' ? 'check2' : LOOKS[status].icon} />
          </span>
          <span className="sf-step-words">
            <span className="sf-step-name">{t(`tracking.step.${LOOKS[status].word}`)}</span>
            <span className="text-secondary">{at ? <DateTime value={at} /> : t(`tracking.state.${state}`)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
