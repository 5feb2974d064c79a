import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button.tsx';
import { EmptyIllustration } from './EmptyIllustration.tsx';
import { arrowClockwiseIcon } from '../icon/shapes.ts';

/** No connection. Retries automatically when the browser is online again. */
export function OfflineState({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('kit');
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const recover = () => retry();
    window.addEventListener('online', recover);
    return () => window.removeEventListener('online', recover);
  }, []);
  return (
    <div role="alert" className="state">
      <title>{t('state.offline.title')}</title>
      <EmptyIllustration name="offline" />
      <h1 className="state-title">{t('state.offline.title')}</h1>
      <p className="state-text">{t('state.offline.text')}</p>
      <Button variant="outline" icon={arrowClockwiseIcon} onClick={onRetry}>
        {t('state.retry')}
      </Button>
    </div>
  );
}
