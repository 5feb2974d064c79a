import type { TaxSettings } from '@balsam/shared-api';
import { Badge, DateTime, Section, type BadgeVariant } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

const VARIANTS: Record<TaxSettings['state'], BadgeVariant> = {
  none: 'secondary',
  waiting: 'warning',
  verified: 'success',
  rejected: 'danger',
};

/** Verification status of the VAT number, and who is liable for the tax until it is verified. */
export function TaxState({ settings }: { settings: TaxSettings }) {
  const { t } = useTranslation('vendor-portal');
  const { state, regime, country, asked_at, decided_at, remarks } = settings;
  const moment = state === 'waiting' ? asked_at : decided_at;
  return (
    <Section
      title={t('settings.tax.state')}
      note={<Badge variant={VARIANTS[state]}>{t(`settings.tax.states.${state}`)}</Badge>}
    >
      <p>
        {t(`settings.tax.stateText.${state}`)} {state !== 'none' && moment && <DateTime value={moment} />}
      </p>
      {remarks !== '' && (
        <blockquote>
          <bdi>{remarks}</bdi>
        </blockquote>
      )}
      {country && <p className="mb-0">{t(`settings.tax.regime.${regime}`)}</p>}
    </Section>
  );
}
