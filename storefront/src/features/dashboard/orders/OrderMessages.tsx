import { LIMITS, useOpenDisputeMutation, useThread, type Order } from '@balsam/shared-api';
import { Button, keepShown, MessageForm, MessageThread, Modal, QueryState, ReasonModal } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { string } from 'yup';
import { textKey } from '../../../locales/texts.ts';
import { MessageFile } from './MessageFile.tsx';

interface OrderMessagesProps {
  order: Order;
  onHide: () => void;
}

/** The buyer's conversation with the store of a sub-order. */
export function OrderMessages({ order: { id, order_sub_no: number, vendor }, onHide }: OrderMessagesProps) {
  const { t } = useTranslation('storefront');
  const { query, messages, showOlder, isLoadingOlder, send } = useThread('buyer', id);
  const [isAsking, setIsAsking] = useState(false);
  if (isAsking) return <AskBalsam orderId={id} onDone={() => setIsAsking(false)} />;
  return (
    <Modal show onHide={onHide} size="lg" title={t('dashboard.messages.title', { store: vendor.company_name })}>
      <QueryState query={keepShown(query)}>
        {({ thread }) => (
          <div className="stack">
            <MessageThread
              thread={thread}
              messages={messages}
              reader="buyer"
              emptyText={t('dashboard.messages.none', { store: vendor.company_name })}
              renderFile={(file) => <MessageFile orderId={id} file={file} />}
              onOlder={showOlder}
              isLoadingOlder={isLoadingOlder}
            />
            {thread.state === 'open' && (
              <MessageForm
                name={number}
                maxLength={LIMITS.message.length}
                mostFiles={LIMITS.message.files}
                onSend={send}
              />
            )}
            {thread.may_dispute && messages.length > 0 && (
              <div>
                <p className="form-text">{t('dashboard.messages.disputeHint')}</p>
                <Button variant="outline" onClick={() => setIsAsking(true)}>
                  {t('dashboard.messages.dispute')}
                </Button>
              </div>
            )}
          </div>
        )}
      </QueryState>
    </Modal>
  );
}

/** Asks the marketplace to decide, with the reason that the store sees too. */
function AskBalsam({ orderId, onDone }: { orderId: number; onDone: () => void }) {
  const { t } = useTranslation('storefront');
  const [dispute] = useOpenDisputeMutation();
  return (
    <ReasonModal
      title={t('dashboard.messages.dispute')}
      label={t('dashboard.messages.reason')}
      rule={string().trim().required(textKey('dashboard.messages.reasonRequired')).max(LIMITS.message.length)}
      onSubmit={(reason) => dispute({ orderId, reason }).unwrap()}
      failed={t('dashboard.messages.disputeFailed')}
      submitLabel={t('dashboard.messages.dispute')}
      cancelLabel={t('dashboard.close')}
      t={t}
      onHide={onDone}
    >
      <p>{t('dashboard.messages.disputeText')}</p>
    </ReasonModal>
  );
}
