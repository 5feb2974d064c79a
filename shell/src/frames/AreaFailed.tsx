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
 * Fallback page for an area that cannot be shown. The other areas work, and this one may recover at any moment.
 * Offline, the message is about the connection instead.
 */
export function AreaFailed({ onRetry }: AreaFailedProps) {
  const { t } = useTranslation('shell');
  // When the connection returns, the area is retried instead of being reported as broken.
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
