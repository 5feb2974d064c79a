import { useTranslation } from 'react-i18next';
import { Button, arrowClockwiseIcon } from '@balsam/shared-ui';

/** Page shown if the shell cannot start: there is no registry, or the shell itself fails. */
export function StartFailed() {
  const { t } = useTranslation('shell');
  return (
    // platform/src/shell-watch looks for this attribute.
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
