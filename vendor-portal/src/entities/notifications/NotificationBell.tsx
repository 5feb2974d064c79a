import { Button, Drawer, formatNumber, useLang, bellIcon } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotificationList } from './NotificationList.tsx';
import './notifications.css';

const MOST_SHOWN = 99;

/** Notification bell in the page header, with the number of unread notifications and a list. */
export function NotificationBell({ unread }: { unread: number }) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const [isOpen, setIsOpen] = useState(false);
  const shown = formatNumber(Math.min(unread, MOST_SHOWN), lang);
  return (
    <>
      <Button
        variant="ghost"
        icon={bellIcon}
        className="vp-bell"
        aria-label={t('notifications.open', { count: unread })}
        onClick={() => setIsOpen(true)}
      >
        {unread > 0 && (
          <span className="vp-bell-count" aria-hidden="true">
            {unread > MOST_SHOWN ? `${shown}+` : shown}
          </span>
        )}
      </Button>
      <Drawer show={isOpen} onHide={() => setIsOpen(false)} title={t('notifications.title')}>
        <NotificationList onLeave={() => setIsOpen(false)} />
      </Drawer>
    </>
  );
}
