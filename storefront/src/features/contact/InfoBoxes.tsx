import { Bdi, Email, Icon, type IconName } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { CONTACT, phoneHref } from '../../company/contact.ts';
import { MAP_HREF } from './mapAddress.ts';

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
export function InfoBoxes() {
  const { t } = useTranslation('storefront');
  return (
    <div className="sf-info-boxes">
      <InfoBox icon="envelope" title={t('contact.emails')}>
        <ul>
          {CONTACT.emails.map((address) => (
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
          {CONTACT.phones.map((phone) => (
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
          <a href={MAP_HREF} target="_blank" rel="noopener">
            {t('company.address')}
          </a>
        </p>
      </InfoBox>
    </div>
  );
}
