import { useState, type ReactNode } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { useTranslation } from 'react-i18next';
import { SkipLink } from '../../accessibility/SkipLink.tsx';
import { Button } from '../../button/Button.tsx';
import type { ConsoleItem } from './console-item.ts';
import { ConsoleNavigation } from './ConsoleNavigation.tsx';
import { boxArrowRightIcon, listIcon } from '../../icon/shapes.ts';

export interface ConsoleFrameProps {
  /** The mark at the top of the sidebar. */
  brand: ReactNode;
  items: readonly ConsoleItem[];
  user: { name: string; detail?: string };
  onLogout: () => void;
  /** Language and currency. */
  preferences?: ReactNode;
  /** Tools at the end of the top bar, such as notifications. Without them there is no top bar on a desktop. */
  tools?: ReactNode;
  /** Notice above every page. */
  banner?: ReactNode;
  children: ReactNode;
}

/** Frame of a console: a sidebar on a desktop, a top bar with a drawer on a phone. */
export function ConsoleFrame(props: ConsoleFrameProps) {
  const { brand, items, user, onLogout, preferences, tools, banner, children } = props;
  const { t } = useTranslation('kit');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const account = (
    <div className="console-account">
      {preferences !== undefined && <div className="cluster">{preferences}</div>}
      <p className="console-user">
        <span className="console-user-name">{user.name}</span>
        {user.detail !== undefined && <span className="console-user-detail">{user.detail}</span>}
      </p>
      <Button variant="ghost" icon={boxArrowRightIcon} onClick={onLogout}>
        {t('console.logout')}
      </Button>
    </div>
  );
  return (
    <div className="console">
      <SkipLink />
      <header className="console-bar">
        <Button variant="ghost" icon={listIcon} aria-label={t('console.open')} onClick={() => setOpen(true)} />
        {brand}
        {tools !== undefined && <div className="console-tools">{tools}</div>}
      </header>
      <aside className="console-sidebar">
        {brand}
        <ConsoleNavigation items={items} />
        {account}
      </aside>
      <Offcanvas show={open} onHide={close} placement="start" aria-label={t('console.menu')}>
        <Offcanvas.Header closeButton closeLabel={t('console.close')}>
          {brand}
        </Offcanvas.Header>
        <Offcanvas.Body>
          <ConsoleNavigation items={items} onNavigate={close} />
          {account}
        </Offcanvas.Body>
      </Offcanvas>
      <main id="main" className="console-main" tabIndex={-1}>
        {banner}
        {children}
      </main>
    </div>
  );
}
