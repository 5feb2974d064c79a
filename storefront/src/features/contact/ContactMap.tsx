import { Bdi, Button, Icon } from '@balsam/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { MAP_FRAME_SRC, MAP_HREF } from './mapAddress.ts';
import { MapArt } from './MapArt.tsx';

/** Where the office is: a drawing, until somebody wants the map. Nothing is asked of the map's maker before. */
export function ContactMap() {
  const { t } = useTranslation('storefront');
  const [isShown, setShown] = useState(false);
  return (
    <section className="sf-map" aria-label={t('contact.map.label')}>
      {isShown ? (
        <MapFrame />
      ) : (
        <>
          <MapArt />
          <div className="sf-map-card">
            <p>
              <Icon name="geo-alt" /> {t('company.address')}
            </p>
            <div className="cluster">
              <Button onClick={() => setShown(true)}>{t('contact.map.show')}</Button>
              <a href={MAP_HREF} target="_blank" rel="noopener">
                {t('contact.map.newTab')}
              </a>
            </div>
            <p className="form-text">
              <Trans t={t} i18nKey="contact.map.note" components={{ name: <Bdi /> }} />
            </p>
          </div>
        </>
      )}
    </section>
  );
}

function MapFrame() {
  const { t } = useTranslation('storefront');
  const frame = useRef<HTMLIFrameElement>(null);
  // The button that had the focus is gone.
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe ref={frame} className="sf-map-frame" src={MAP_FRAME_SRC} title={t('contact.map.label')} loading="lazy" />
  );
}
