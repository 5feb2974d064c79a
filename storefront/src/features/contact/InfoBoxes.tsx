import type { SiteContact } from '@balsam/shared-api';
import {
  Bdi,
  Email,
  Icon,
  useLocalized,
  type IconShape,
  envelopeIcon,
  geoAltIcon,
  telephoneIcon,
} from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { phoneHref } from '../../entities/company/phone-href.ts';
import { mapHref, placeOf } from './map-address.ts';

interface InfoBoxProps {
  icon: IconShape;
  title: string;
  children: ReactNode;
}

function InfoBox({ icon, title, children }: InfoBoxProps) {
  return (
    <section className="panel sf-info-box">
      <span className="summary-card-icon">
        <Icon icon={icon} />
      </span>
      <div>
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  );
}

/** E-mail addresses, phone numbers and postal address, as far as configured. */
export function InfoBoxes({ contact }: { contact: SiteContact }) {
  const { t } = useTranslation('storefront');
  const localized = useLocalized();
  const { emails, phones } = contact;
  const address = localized(contact.address, contact.address_arabic);
  const place = placeOf(contact);
  if (emails.length === 0 && phones.length === 0 && !address) return null;
  return (
    <div className="sf-info-boxes">
      {emails.length > 0 && (
        <InfoBox icon={envelopeIcon} title={t('contact.emails')}>
          <ul>
            {emails.map((email) => (
              <li key={email}>
                <a href={`mailto:${email}`}>
                  <Email address={email} />
                </a>
              </li>
            ))}
          </ul>
        </InfoBox>
      )}
      {phones.length > 0 && (
        <InfoBox icon={telephoneIcon} title={t('contact.phones')}>
          <ul>
            {phones.map((phone) => (
              <li key={phone}>
                <a href={phoneHref(phone)}>
                  <Bdi>{phone}</Bdi>
                </a>
              </li>
            ))}
          </ul>
        </InfoBox>
      )}
      {address && (
        <InfoBox icon={geoAltIcon} title={t('contact.address')}>
          <p>
            {place ? (
              <a href={mapHref(place)} target="_blank" rel="noopener">
                {address}
              </a>
            ) : (
              address
            )}
          </p>
        </InfoBox>
      )}
    </div>
  );
}
