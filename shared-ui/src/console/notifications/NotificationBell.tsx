import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../button/Button.tsx';
import { formatNumber } from '../../format/format.ts';
import { useLang } from '../../format/use-lang.ts';
import { bellIcon } from '../../icon/shapes.ts';
import { Drawer } from '../../modal/Drawer.tsx';

const MOST_SHOWN = 99;

interface NotificationBellProps {
  unread: number;
  /**
   * The list, mounted while the drawer is open.
   * @param close called when the user leaves for another page
   */
  children: (close: () => void) => ReactNode;
}

/** Notification bell in the page header, with the number of unread notifications, and a drawer with the list. */
export function NotificationBell({ unread, children }: NotificationBellProps) {
  const { t } = useTranslation('kit');
  const lang = useLang();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const shown = formatNumber(Math.min(unread, MOST_SHOWN), lang);
  return (
    <>
      <Button
        variant="ghost"
        icon={bellIcon}
        className="notification-bell"
        aria-label={t('notifications.open', { count: unread })}
        onClick={() => setIsOpen(true)}
      >
        {unread > 0 && (
          <span className="notification-count" aria-hidden="true">
            {unread > MOST_SHOWN ? `${shown}+` : shown}
          </span>
        )}
      </Button>
      <Drawer show={isOpen} onHide={close} title={t('notifications.title')}>
        {children(close)}
      </Drawer>
    </>
  );
}
