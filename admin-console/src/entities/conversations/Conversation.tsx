import { LIMITS, useAttempt, type ThreadPage } from '@balsam/shared-api';
import { MessageForm, MessageThread } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { ConversationFile } from './ConversationFile.tsx';
import { DecideDispute } from './DecideDispute.tsx';
import { useOpenThreadMutation, useWriteToThreadMutation } from './threads-api.ts';

interface ConversationProps {
  page: ThreadPage;
  onChange: (page: ThreadPage) => void;
}

/** An opened conversation: the platform writes to both sides, and decides if it is disputed. */
export function Conversation({ page, onChange }: ConversationProps) {
  const { t } = useTranslation('admin-console');
  const { thread, messages, has_more: hasMore } = page;
  const id = thread.id ?? 0;
  const isDisputed = thread.disputed_at !== null && thread.resolved_at === null;
  const [open, { isLoading }] = useOpenThreadMutation();
  const [write] = useWriteToThreadMutation();
  const attempt = useAttempt();

  const showOlder = async () => {
    const older = await open({ id, reason: t('disputes.older'), before: messages[0]?.id })
      .unwrap()
      .catch(() => null);
    if (older) onChange({ ...older.data, thread, messages: [...older.data.messages, ...messages] });
  };

  return (
    <div className="stack">
      <MessageThread
        thread={thread}
        messages={messages}
        reader="platform"
        emptyText={t('disputes.empty')}
        renderFile={(file) => <ConversationFile threadId={id} file={file} />}
        onOlder={hasMore ? () => void showOlder() : undefined}
        isLoadingOlder={isLoading}
      />
      {thread.has_joined && (
        <MessageForm
          name={`thread-${id}`}
          maxLength={LIMITS.message.length}
          mostFiles={0}
          onSend={({ body }) =>
            attempt(body, async (idempotencyKey) => onChange((await write({ id, body, idempotencyKey }).unwrap()).data))
          }
        />
      )}
      {isDisputed && <DecideDispute id={id} updatedAt={thread.updated_at} onDecided={onChange} />}
    </div>
  );
}
