import { useId, type ReactNode } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { useTranslation } from 'react-i18next';

export interface DrawerProps {
  show: boolean;
  /** Called by the close button, Escape and a click outside the drawer. */
  onHide: () => void;
  title: string;
  children: ReactNode;
}

/** A dialog at the end edge of the window, for looking something up without leaving the page. */
export function Drawer({ show, onHide, title, children }: DrawerProps) {
  const { t } = useTranslation('kit');
  const titleId = useId();
  return (
    <Offcanvas show={show} onHide={onHide} placement="end" aria-labelledby={titleId}>
      <Offcanvas.Header closeButton closeLabel={t('modal.close')}>
        <Offcanvas.Title as="h2" id={titleId}>
          {title}
        </Offcanvas.Title>
      </Offcanvas.Header>
      <Offcanvas.Body>{children}</Offcanvas.Body>
    </Offcanvas>
  );
}
