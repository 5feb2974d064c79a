import type { Lot } from '@balsam/shared-api';
import { Badge, DateTime, type BadgeVariant } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

const VARIANTS: Record<Lot['state'], BadgeVariant> = {
  for_sale: 'success',
  recall: 'danger',
  quarantine: 'warning',
  expired: 'danger',
  short_dated: 'warning',
  empty: 'secondary',
};

/** State of a batch. */
export function LotState({ lot: { state } }: { lot: Lot }) {
  const { t } = useTranslation('vendor-portal');
  return <Badge variant={VARIANTS[state]}>{t(`lots.states.${state}`)}</Badge>;
}

/** Expiry of a batch, marked if it is near. */
export function LotExpiry({ lot }: { lot: Lot }) {
  const { t } = useTranslation('vendor-portal');
  if (lot.expires_on === null) return t('lots.noExpiry');
  return (
    <>
      <DateTime value={lot.expires_on} dayOnly />{' '}
      {lot.near_expiry && <Badge variant="warning">{t('lots.nearExpiry')}</Badge>}
    </>
  );
}
