import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button.tsx';
import { MessageItem } from './MessageItem.tsx';
import type { MessageFileView, MessageView, ThreadSide, ThreadView } from './thread-view.ts';

export interface MessageThreadProps {
  thread: ThreadView;
  /** Oldest first. */
  messages: readonly MessageView[];
  reader: ThreadSide;
  /** Shown without any message. */
  emptyText: string;
  /** Shows a picture, or offers a document. */
  renderFile: (file: MessageFileView) => ReactNode;
  /** Loads older messages; omit if there are none. */
  onOlder?: () => void;
  isLoadingOlder?: boolean;
}

/** Messages between buyer and store, with the state of their conversation. */
export function MessageThread(props: MessageThreadProps) {
  const { thread, messages, reader, emptyText, renderFile, onOlder, isLoadingOlder = false } = props;
  const { t } = useTranslation('kit');
  const isDisputed = thread.disputed_at !== null && thread.resolved_at === null;
  return (
    <div className="stack">
      {isDisputed && (
        <p className="alert alert-warning mb-0" role="status">
          {t(reader === 'platform' ? 'thread.disputedForAdmins' : 'thread.disputed')}
        </p>
      )}
      {onOlder && (
        <Button variant="outline" size="sm" busy={isLoadingOlder} onClick={onOlder}>
          {t('thread.older')}
        </Button>
      )}
      {messages.length === 0 ? (
        <p className="text-secondary mb-0">{emptyText}</p>
      ) : (
        <ol className="message-list" aria-label={t('thread.title')}>
          {messages.map((message) => (
            <MessageItem key={message.id} message={message} reader={reader} renderFile={renderFile} />
          ))}
        </ol>
      )}
      <TurnText thread={thread} reader={reader} />
    </div>
  );
}

/** Side whose answer is awaited; nothing while the conversation is closed or decided. */
function TurnText({ thread: { state, waits_for: side }, reader }: Pick<MessageThreadProps, 'thread' | 'reader'>) {
  const { t } = useTranslation('kit');
  if (state === 'closed') return <p className="text-secondary mb-0">{t('thread.closed')}</p>;
  if (side === null || side === reader || side === 'platform') return null;
  return <p className="text-secondary mb-0">{t(`thread.waits.${side}`)}</p>;
}
