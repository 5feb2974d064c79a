import { useTranslation } from 'react-i18next';
import { Button, arrowClockwiseIcon } from '@balsam/shared-ui';

/** The page cannot start at all: without a registry, or because the shell itself fails. */
export function StartFailed() {
  const { t } = useTranslation('shell');
  return (
    // The mark is for the watch over the shell: delivery/src/shell-watch.
    <main id="main" tabIndex={-1} data-start-failed>
      <title>{t('startFailed.title')}</title>
      <div className="state" role="alert">
        <h1 className="state-title">{t('startFailed.title')}</h1>
        <p className="state-text">{t('startFailed.text')}</p>
        <Button onClick={() => location.reload()} icon={arrowClockwiseIcon}>
          {t('startFailed.reload')}
        </Button>
      </div>
    </main>
  );
}
