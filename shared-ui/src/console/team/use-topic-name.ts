import { useTranslation } from 'react-i18next';
import type { NewsTopic } from './team-view.ts';

/** Returns the name of a topic of mails and notifications. */
export function useTopicName(): (topic: NewsTopic) => string {
  const { t } = useTranslation('kit');
  return (topic) => t(`team.topics.${topic}`);
}
