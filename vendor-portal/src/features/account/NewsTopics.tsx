import type { NewsTopic } from '@balsam/shared-api';
import { keepShown, QueryState, Section, Switch, useSendOnce } from '@balsam/shared-ui';
import { useTopicName } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { useListNewsTopicsQuery, useMuteNewsTopicMutation } from './news-topics-api.ts';

/** Switches for the topics of mails and notifications that the person gets; nothing for a role that gets none. */
export function NewsTopics() {
  const { t } = useTranslation('vendor-portal');
  const query = useListNewsTopicsQuery();
  if (query.data?.length === 0) return null;
  return (
    <Section title={t('account.news.title')}>
      <p className="form-text">{t('account.news.text')}</p>
      <QueryState query={keepShown(query)}>
        {(topics) => (
          <ul className="list-unstyled stack mb-0">
            {topics.map(({ topic, muted }) => (
              <TopicSwitch key={topic} topic={topic} muted={muted} />
            ))}
          </ul>
        )}
      </QueryState>
    </Section>
  );
}

function TopicSwitch({ topic, muted }: { topic: NewsTopic; muted: boolean }) {
  const { t } = useTranslation('vendor-portal');
  const name = useTopicName()(topic);
  const [mute] = useMuteNewsTopicMutation();
  const { sendOnce, isBusy } = useSendOnce([muted], { failed: t('account.news.failed') });
  return (
    <li className="cluster cluster-between">
      <span>{name}</span>
      <Switch
        checked={!muted}
        label={name}
        disabled={isBusy}
        onChange={(isWanted) => void sendOnce(() => mute({ topic, muted: !isWanted }).unwrap())}
      />
    </li>
  );
}
