import type { SiteContact } from '@balsam/shared-api';
import { Bdi, Button, Icon, useLocalized, geoAltIcon } from '@balsam/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { mapFrameSrc, mapHref, placeOf, type Place } from './map-address.ts';
import { MapIllustration } from './MapIllustration.tsx';

interface ContactMapProps {
  contact: SiteContact;
}

/**
 * Location of the office, if configured: an illustration until the map is requested. Nothing is loaded from the map
 * provider before.
 */
export function ContactMap({ contact }: ContactMapProps) {
  const { t } = useTranslation('storefront');
  const localized = useLocalized();
  const [isShown, setShown] = useState(false);
  const place = placeOf(contact);
  if (!place) return null;
  return (
    <section className="sf-map" aria-label={t('contact.map.label')}>
      {isShown ? (
        <MapFrame place={place} />
      ) : (
        <>
          <MapIllustration />
          <div className="sf-map-card">
            <p>
              <Icon icon={geoAltIcon} /> {localized(contact.address, contact.address_arabic)}
            </p>
            <div className="cluster">
              <Button onClick={() => setShown(true)}>{t('contact.map.show')}</Button>
              <a href={mapHref(place)} target="_blank" rel="noopener">
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

function MapFrame({ place }: { place: Place }) {
  const { t } = useTranslation('storefront');
  const frame = useRef<HTMLIFrameElement>(null);
  // The focused button was removed.
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      className="sf-map-frame"
      src={mapFrameSrc(place)}
      title={t('contact.map.label')}
      loading="lazy"
    />
  );
}
