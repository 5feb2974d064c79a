import type { RecallCase } from '@balsam/shared-api';
import { Badge, DateTime } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** Fates of recalled units. */
export const ANSWER_UNITS = ['returned', 'destroyed', 'used', 'missing'] as const;

/** Answer of a buyer: who, when, and what happened to the units. */
export function CaseAnswer({ answered }: { answered: RecallCase }) {
  const { t } = useTranslation('admin-console');
  const { acknowledged_at: at, acknowledged_by: by } = answered;
  if (!at) return <Badge variant="warning">{t('recalls.answers.0')}</Badge>;
  const units = ANSWER_UNITS.filter((name) => answered[name] > 0);
  return (
    <span className="cell-stack">
      <span>
        <bdi>{by}</bdi> <DateTime value={at} numeric />
      </span>
      {units.map((name) => (
        <span key={name}>{t(`recalls.answeredUnits.${name}`, { count: answered[name] })}</span>
      ))}
    </span>
  );
}
