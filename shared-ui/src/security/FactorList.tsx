import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button.tsx';
import { DateTime } from '../format/DateTime.tsx';
import { ConfirmAction } from '../modal/ConfirmAction.tsx';
import type { FactorView } from './security-view.ts';

interface FactorListProps {
  factors: readonly FactorView[];
  onRemove: (id: number) => Promise<{ message?: string }>;
}

/** Second steps of a person, each with a button to remove it. */
export function FactorList({ factors, onRemove }: FactorListProps) {
  const { t } = useTranslation('kit');
  const [removed, setRemoved] = useState<FactorView | null>(null);
  return (
    <>
      <ul className="security-list">
        {factors.map((factor) => (
          <li key={factor.id} className="cluster cluster-between">
            <div>
              <strong>
                <bdi>{factor.name}</bdi>
              </strong>
              <div className="text-secondary">
                {t(`security.kind.${factor.kind}`)} ·{' '}
                {factor.last_used_at ? (
                  <>
                    {t('security.lastUsed')} <DateTime value={factor.last_used_at} />
                  </>
                ) : (
                  t('security.neverUsed')
                )}
              </div>
              {!factor.is_usable && (
                <p className="alert alert-warning" role="note">
                  {t('security.unusable')}
                </p>
              )}
            </div>
            <Button
              variant="outline"
              size="sm"
              aria-label={t('security.removeNamed', { name: factor.name })}
              onClick={() => setRemoved(factor)}
            >
              {t('security.remove')}
            </Button>
          </li>
        ))}
      </ul>
      {removed && (
        <ConfirmAction
          danger
          title={t('security.removeTitle', { name: removed.name })}
          text={t(factors.length === 1 ? 'security.removeLast' : 'security.removeText')}
          confirmLabel={t('security.remove')}
          failed={t('security.failed')}
          onConfirm={() => onRemove(removed.id)}
          onHide={() => setRemoved(null)}
        />
      )}
    </>
  );
}
