import { useTranslation } from 'react-i18next';
import { Button } from '@balsam/shared-ui';

/** The page cannot start at all: without a registry, or because the shell itself fails. */
export function StartFailed() {
  const { t } = useTranslation('shell');
  return (
    <main id="main" tabIndex={-1}>
      <title>{t('startFailed.title')}</title>
      <div className="state" role="alert">
        <h1 className="state-title">{t('startFailed.title')}</h1>
        <p className="state-text">{t('startFailed.text')}</p>
        <Button onClick={() => location.reload()} icon="arrow-clockwise">
          {t('startFailed.reload')}
        </Button>
      </div>
    </main>
  );
}
