import { useTranslation } from 'react-i18next';
import { Badge, type BadgeVariant } from '../../badge/Badge.tsx';
import { DateTime } from '../../format/DateTime.tsx';
import type { LotView } from './lot-view.ts';

const VARIANTS: Record<LotView['state'], BadgeVariant> = {
  for_sale: 'success',
  recall: 'danger',
  quarantine: 'warning',
  expired: 'danger',
  short_dated: 'warning',
  empty: 'secondary',
};

/** State of a batch. */
export function LotState({ lot: { state } }: { lot: Pick<LotView, 'state'> }) {
  const { t } = useTranslation('kit');
  return <Badge variant={VARIANTS[state]}>{t(`lots.states.${state}`)}</Badge>;
}

/** Expiry of a batch, marked if it is near. */
export function LotExpiry({ lot: { expires_on: day, near_expiry: isNear } }: { lot: LotView }) {
  const { t } = useTranslation('kit');
  if (day === null) return t('lots.noExpiry');
  return (
    <>
      <DateTime value={day} dayOnly /> {isNear && <Badge variant="warning">{t('lots.nearExpiry')}</Badge>}
    </>
  );
}
