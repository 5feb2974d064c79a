import { areaAt, selectAreas, useAppSelector } from '@balsam/shared-api';
import { Button, ButtonLink, arrowClockwiseIcon, houseIcon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { PageFrame } from './PageFrame.tsx';

/** Page for an area that was closed on purpose. Links to the home page unless that is closed too. */
export function AreaClosed() {
  const { t } = useTranslation('shell');
  const home = areaAt(useAppSelector(selectAreas), '/');
  return (
    <PageFrame>
      <title>{t('areaClosed.title')}</title>
      <div className="state" role="alert">
        <h1 className="state-title">{t('areaClosed.title')}</h1>
        <p className="state-text">{t('areaClosed.text')}</p>
        {home && !home.disabled ? (
          <ButtonLink to="/" variant="outline" icon={houseIcon}>
            {t('areaFailed.home')}
          </ButtonLink>
        ) : (
          <Button onClick={() => location.reload()} variant="outline" icon={arrowClockwiseIcon}>
            {t('startFailed.reload')}
          </Button>
        )}
      </div>
    </PageFrame>
  );
}
