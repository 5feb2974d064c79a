import { useTranslation } from 'react-i18next';
import { formatNumber } from '../format/format.ts';
import { useLang } from '../format/use-lang.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Returns a function that says in words how soon a store usually answers, from minutes. */
export function useAnswerTime(): (minutes: number) => string {
  const { t } = useTranslation('kit');
  const lang = useLang();
  return (minutes) => {
    const [unit, count] =
      minutes <= HOUR
        ? (['hour', 1] as const)
        : minutes < DAY
          ? (['hours', Math.ceil(minutes / HOUR)] as const)
          : (['days', Math.ceil(minutes / DAY)] as const);
    if (unit === 'hour') return t('thread.answerTime.hour');
    return t(`thread.answerTime.${unit}`, { count, number: formatNumber(count, lang) });
  };
}
