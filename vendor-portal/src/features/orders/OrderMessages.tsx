import { LIMITS, usePermissions, useThread, type Order } from '@balsam/shared-api';
import { keepShown, MessageForm, MessageThread, QueryState, Section } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { usePreparedTexts } from './use-prepared-texts.ts';
import { MessageFile } from './MessageFile.tsx';

/** The store's conversation with the buyer of an order; nothing for members who may not read it. */
export function OrderMessages({ order }: { order: Order }) {
  const may = usePermissions();
  return may('messages.write') ? <Conversation order={order} /> : null;
}

function Conversation({ order: { id, order_sub_no: number } }: { order: Order }) {
  const { t } = useTranslation('vendor-portal');
  const prepared = usePreparedTexts();
  const { query, messages, showOlder, isLoadingOlder, send } = useThread('vendor', id);
  return (
    <Section title={t('messages.title')}>
      <QueryState query={keepShown(query)}>
        {({ thread }) => (
          <div className="stack">
            <MessageThread
              thread={thread}
              messages={messages}
              reader="vendor"
              emptyText={t('messages.none')}
              renderFile={(file) => <MessageFile orderId={id} file={file} />}
              onOlder={showOlder}
              isLoadingOlder={isLoadingOlder}
            />
            {thread.state === 'open' && (
              <MessageForm
                name={number}
                maxLength={LIMITS.message.length}
                mostFiles={LIMITS.message.files}
                prepared={prepared}
                onSend={send}
              />
            )}
          </div>
        )}
      </QueryState>
    </Section>
  );
}
