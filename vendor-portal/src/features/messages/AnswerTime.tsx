import { LIMITS } from '@balsam/shared-api';
import { useAnswerTime } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

interface AnswerTimeProps {
  /** Median, minutes; null without an answer. */
  minutes: number | null;
  answers: number;
}

/** The store's usual time to the first answer, and whether shoppers see it. */
export function AnswerTime({ minutes, answers }: AnswerTimeProps) {
  const { t } = useTranslation('vendor-portal');
  const textOf = useAnswerTime();
  if (minutes === null) return null;
  return (
    <p className="text-secondary">
      {textOf(minutes)}{' '}
      {t(answers >= LIMITS.firstAnswersShown ? 'messages.timeShown' : 'messages.timeHidden', {
        count: LIMITS.firstAnswersShown,
      })}
    </p>
  );
}
