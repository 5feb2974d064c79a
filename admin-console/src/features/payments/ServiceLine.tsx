import type { CardService } from '@balsam/shared-api';
import { useTranslation } from 'react-i18next';

const LOOKS: Record<CardService['state'], string> = {
  ready: 'alert alert-success',
  silent: 'alert alert-warning',
  off: 'alert alert-secondary',
};

/** Card provider and its availability. */
export function ServiceLine({ service: { provider, state } }: { service: CardService }) {
  const { t } = useTranslation('admin-console');
  return (
    <p className={LOOKS[state]} role="status">
      {t(`payments.service.${state}`, { provider: provider ? t(`payments.providers.${provider}`) : '' })}
    </p>
  );
}
