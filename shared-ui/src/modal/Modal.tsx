import type { ReactNode } from 'react';
import { useId } from 'react';
import BootstrapModal from 'react-bootstrap/Modal';
import { useTranslation } from 'react-i18next';

export interface ModalProps {
  show: boolean;
  /** Called by the close button, Escape and a click outside the dialog. */
  onHide: () => void;
  title: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Buttons at the end. */
  footer?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A dialog over the page. The focus moves in, stays in, and returns to the element that opened it. */
export function Modal({ show, onHide, title, size = 'md', footer, className, children }: ModalProps) {
  const { t } = useTranslation('kit');
  const titleId = useId();
  return (
    <BootstrapModal
      show={show}
      onHide={onHide}
      size={size === 'md' ? undefined : size}
      className={className}
      aria-labelledby={titleId}
      centered
      scrollable
    >
      <BootstrapModal.Header closeButton closeLabel={t('modal.close')}>
        <BootstrapModal.Title as="h2" id={titleId}>
          {title}
        </BootstrapModal.Title>
      </BootstrapModal.Header>
      {/* A long text without a link or a field can only be scrolled by keyboard if it is focusable. */}
      <BootstrapModal.Body tabIndex={0} role="group" aria-labelledby={titleId}>
        {children}
      </BootstrapModal.Body>
      {footer !== undefined && <BootstrapModal.Footer>{footer}</BootstrapModal.Footer>}
    </BootstrapModal>
  );
}
