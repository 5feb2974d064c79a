import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSend } from '../toast/use-send.ts';
import { ConfirmModal, type ConfirmModalProps } from './ConfirmModal.tsx';

export interface ConfirmActionProps extends Omit<ConfirmModalProps, 'show' | 'busy' | 'onConfirm'> {
  /** Performs the action; the message of its result is shown. Rejects on failure. */
  onConfirm: () => Promise<{ message?: string }>;
  /** Replaces the server's message. */
  done?: string;
  /** Message for a failure without one from the server. */
  failed: string;
}

/** Confirms an action that is hard to undo, performs it and reports the result. Render it only while it is asked. */
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

/** Confirms and performs the deletion of a row. */
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
