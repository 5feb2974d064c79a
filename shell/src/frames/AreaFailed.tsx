import { Button, ButtonLink, OfflineState, arrowClockwiseIcon, houseIcon } from '@balsam/shared-ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { PageFrame } from './PageFrame.tsx';

interface AreaFailedProps {
  onRetry: () => void;
}

const onConnection = (notify: () => void) => {
  window.addEventListener('offline', notify);
  return () => window.removeEventListener('offline', notify);
};
const isOffline = () => !navigator.onLine;
const notOffline = () => false;

/**
 * An area cannot be shown. Nothing else is lost: the other areas work, and this one may be back any moment. Without a
 * connection it is not the area that fails. */
export function AreaFailed({ onRetry }: AreaFailedProps) {
  const { t } = useTranslation('shell');
  // Once the connection is back, the area is tried again instead of being called broken.
  const hasNoConnection = useSyncExternalStore(onConnection, isOffline, notOffline);
  if (hasNoConnection) {
    return (
      <PageFrame>
        <OfflineState onRetry={onRetry} />
      </PageFrame>
    );
  }
  return (
    <PageFrame>
      <title>{t('areaFailed.title')}</title>
      <div className="state" role="alert">
        <h1 className="state-title">{t('areaFailed.title')}</h1>
        <p className="state-text">{t('areaFailed.text')}</p>
        <div className="d-flex flex-wrap justify-content-center gap-2">
          <Button onClick={onRetry} icon={arrowClockwiseIcon}>
            {t('areaFailed.retry')}
          </Button>
          <ButtonLink to="/" variant="outline" icon={houseIcon}>
            {t('areaFailed.home')}
          </ButtonLink>
        </div>
      </div>
    </PageFrame>
  );
}
