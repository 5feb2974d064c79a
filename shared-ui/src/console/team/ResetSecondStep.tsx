import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../button/Button.tsx';
import { ConfirmAction } from '../../modal/ConfirmAction.tsx';
import type { SecondStepView } from './SecondStep.tsx';
import type { Done } from './team-view.ts';

interface ResetSecondStepProps {
  person: SecondStepView & { name: string };
  /** Announces the removal. Rejects on failure. */
  onReset: () => Promise<Done>;
}

/** Announces the removal of a person's second step, after a question; nothing without one, or once it is announced. */
export function ResetSecondStep({ person, onReset }: ResetSecondStepProps) {
  const { t } = useTranslation('kit');
  const [isAsking, setIsAsking] = useState(false);
  const { name, has_factor: hasFactor, factors_reset_at: resetAt } = person;
  if (!hasFactor || resetAt !== null) return null;
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={t('team.factor.resetOf', { name })}
        onClick={() => setIsAsking(true)}
      >
        {t('team.factor.reset')}
      </Button>
      {isAsking && (
        <ConfirmAction
          title={t('team.factor.title', { name })}
          text={t('team.factor.text')}
          confirmLabel={t('team.factor.reset')}
          failed={t('security.failed')}
          onConfirm={onReset}
          onHide={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
