import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSend } from '../toast/use-send.ts';
import { ConfirmModal, type ConfirmModalProps } from './ConfirmModal.tsx';

export interface ConfirmActionProps extends Omit<ConfirmModalProps, 'show' | 'busy' | 'onConfirm'> {
  /** Does it; the message of what it gives is shown. Rejects when it could not be done. */
  onConfirm: () => Promise<{ message?: string }>;
  /** Said instead of the server's message. */
  done?: string;
  /** Said when it failed without a message of the server. */
  failed: string;
}

/** Asks before an act that is hard to undo, does it, and says what came of it. Stands only while it is asked. */
export function ConfirmAction({ onConfirm, done, failed, onHide, ...question }: ConfirmActionProps) {
  const [isBusy, setIsBusy] = useState(false);
  const send = useSend({ failed, done });
  const confirm = async () => {
    setIsBusy(true);
    await send(onConfirm);
    onHide();
  };
  return <ConfirmModal show {...question} busy={isBusy} onConfirm={() => void confirm()} onHide={onHide} />;
}

export interface ConfirmDeleteProps extends Pick<ConfirmActionProps, 'text' | 'done' | 'failed' | 'onHide'> {
  onDelete: ConfirmActionProps['onConfirm'];
  /** Default "are you sure to delete". */
  title?: string;
}

/** Asks before a row is deleted, and deletes it. */
export function ConfirmDelete({ onDelete, title, ...rest }: ConfirmDeleteProps) {
  const { t } = useTranslation('kit');
  return (
    <ConfirmAction
      danger
      title={title ?? t('delete.title')}
      confirmLabel={t('delete.confirm')}
      onConfirm={onDelete}
      {...rest}
    />
  );
}
