import { useTranslation } from 'react-i18next';
import { useListPreparedAnswersQuery } from '../../entities/prepared-answers/prepared-answers-api.ts';

/** Prepared answers of the store, each in the languages in which it is written. */
export function usePreparedTexts(): { label: string; text: string }[] {
  const { t } = useTranslation('vendor-portal');
  const { data = [] } = useListPreparedAnswersQuery();
  return data.flatMap(({ title, text, text_arabic: arabic }) => [
    ...(text === '' ? [] : [{ label: t('messages.answers.inEnglish', { title }), text }]),
    ...(arabic === '' ? [] : [{ label: t('messages.answers.inArabic', { title }), text: arabic }]),
  ]);
}
