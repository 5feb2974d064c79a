import type { SiteContact } from '@balsam/shared-api';
import { Bdi, Email, Icon, useLocalized, type IconName } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { phoneHref } from '../../company/phoneHref.ts';
import { mapHref } from './mapAddress.ts';

interface InfoBoxProps {
  icon: IconName;
  title: string;
  children: ReactNode;
}

function InfoBox({ icon, title, children }: InfoBoxProps) {
  return (
    <section className="panel sf-info-box">
      <span className="summary-card-icon">
        <Icon name={icon} />
      </span>
      <div>
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  );
}

/** Where to write, to call and to come. */
export function InfoBoxes({ contact }: { contact: SiteContact }) {
  const { t } = useTranslation('storefront');
  const localized = useLocalized();
  return (
    <div className="sf-info-boxes">
      <InfoBox icon="envelope" title={t('contact.emails')}>
        <ul>
          {contact.emails.map((address) => (
            <li key={address}>
              <a href={`mailto:${address}`}>
                <Email address={address} />
              </a>
            </li>
          ))}
        </ul>
      </InfoBox>
      <InfoBox icon="telephone" title={t('contact.phones')}>
        <ul>
          {contact.phones.map((phone) => (
            <li key={phone}>
              <a href={phoneHref(phone)}>
                <Bdi>{phone}</Bdi>
              </a>
            </li>
          ))}
        </ul>
      </InfoBox>
      <InfoBox icon="geo-alt" title={t('contact.address')}>
        <p>
          <a href={mapHref(contact)} target="_blank" rel="noopener">
            {localized(contact.address, contact.address_arabic)}
          </a>
        </p>
      </InfoBox>
    </div>
  );
}
