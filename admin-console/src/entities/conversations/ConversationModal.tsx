import type { AdminThread, ThreadPage } from '@balsam/shared-api';
import { Bdi, FormModal, Modal, TextAreaField } from '@balsam/shared-ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { textKey } from '../../locales/texts.ts';
import { Conversation } from './Conversation.tsx';
import { useOpenThreadMutation } from './threads-api.ts';

interface ConversationModalProps {
  thread: AdminThread;
  onHide: () => void;
}

/** A conversation, which the admin opens knowingly: the opening is logged, and both sides see it. */
export function ConversationModal({ thread, onHide }: ConversationModalProps) {
  const { t } = useTranslation('admin-console');
  const [page, setPage] = useState<ThreadPage | null>(null);
  const isOpened = useRef(false);
  const [open] = useOpenThreadMutation();
  const isDisputed = thread.disputed_at !== null && thread.resolved_at === null;
  const title = (
    <>
      {t('disputes.conversation')} <Bdi>{thread.order_sub_no}</Bdi>
    </>
  );
  if (page)
    return (
      <Modal show onHide={onHide} size="lg" title={title}>
        <Conversation page={page} onChange={setPage} />
      </Modal>
    );
  const reason = string().trim().max(500);
  return (
    <FormModal
      title={title}
      initialValues={{ reason: '' }}
      validationSchema={object({
        reason: isDisputed ? reason : reason.required(textKey('disputes.reasonRequired')),
      })}
      onSubmit={async ({ reason: text }) => {
        const { data } = await open({ id: thread.id, reason: text.trim() }).unwrap();
        isOpened.current = true;
        setPage(data);
      }}
      // After a success, the conversation takes its place.
      onHide={() => {
        if (!isOpened.current) onHide();
      }}
      failed={t('disputes.openFailed')}
      done={null}
      submitLabel={t('disputes.open')}
      cancelLabel={t('disputes.cancel')}
      t={t}
    >
      <p>{t('disputes.openText')}</p>
      <TextAreaField
        name="reason"
        label={t(isDisputed ? 'disputes.note' : 'disputes.reason')}
        hint={t('disputes.reasonHint')}
        required={!isDisputed}
        rows={2}
      />
    </FormModal>
  );
}
