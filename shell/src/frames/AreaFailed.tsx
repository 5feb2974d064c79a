import { Button, ButtonLink } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { PageFrame } from './PageFrame.tsx';

interface AreaFailedProps {
  onRetry: () => void;
}

/** An area cannot be shown. Nothing else is lost: the other areas work, and this one may be back any moment. */
export function AreaFailed({ onRetry }: AreaFailedProps) {
  const { t } = useTranslation('shell');
  return (
    <PageFrame>
      <title>{t('areaFailed.title')}</title>
      <div className="state" role="alert">
        <h1 className="state-title">{t('areaFailed.title')}</h1>
        <p className="state-text">{t('areaFailed.text')}</p>
        <div className="d-flex flex-wrap justify-content-center gap-2">
          <Button onClick={onRetry} icon="arrow-clockwise">
            {t('areaFailed.retry')}
          </Button>
          <ButtonLink to="/" variant="outline" icon="house">
            {t('areaFailed.home')}
          </ButtonLink>
        </div>
      </div>
    </PageFrame>
  );
}
