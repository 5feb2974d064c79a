import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button.tsx';
import { Modal } from './Modal.tsx';

export interface ConfirmModalProps {
  show: boolean;
  title: string;
  /** Names the record and the consequence. */
  text: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** The action is destructive. */
  danger?: boolean;
  onConfirm: () => void;
  onHide: () => void;
  busy?: boolean;
}

/** Confirms an action that is hard to undo. Cancel has the focus, so that Enter alone does nothing. */
export function ConfirmModal(props: ConfirmModalProps) {
  const { show, title, text, confirmLabel, cancelLabel, danger = false, onConfirm, onHide, busy = false } = props;
  const { t } = useTranslation('kit');
  const footer = (
    <>
      <Button variant="ghost" onClick={onHide} disabled={busy} autoFocus>
        {cancelLabel ?? t('modal.cancel')}
      </Button>
      <Button variant={danger ? 'danger' : 'primary'} onClick={onConfirm} busy={busy}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Modal show={show} onHide={onHide} title={<span className="sentence">{title}</span>} size="sm" footer={footer}>
      {text}
    </Modal>
  );
}
