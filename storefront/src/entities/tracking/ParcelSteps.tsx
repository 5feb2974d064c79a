import type { OrderStatus } from '@balsam/shared-api';
import {
  DateTime,
  Icon,
  type IconShape,
  arrowCounterclockwiseIcon,
  boxSeamIcon,
  check2Icon,
  houseIcon,
  receiptIcon,
  truckIcon,
  xCircleIcon,
} from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { isCancelled, type ParcelStep } from './parcel-steps.ts';

const LOOKS = {
  Pending: { word: 'placed', icon: receiptIcon },
  Confirmed: { word: 'confirmed', icon: boxSeamIcon },
  Shipped: { word: 'shipped', icon: truckIcon },
  Completed: { word: 'delivered', icon: houseIcon },
  Cancelled: { word: 'cancelled', icon: xCircleIcon },
  'Cancel With Refund': { word: 'refunded', icon: arrowCounterclockwiseIcon },
} as const satisfies Record<OrderStatus, { word: string; icon: IconShape }>;

/** Steps of a parcel. Each states its state as text: done, current or upcoming. */
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
            <Icon icon={state === 'done' ? check2Icon : LOOKS[status].icon} />
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
