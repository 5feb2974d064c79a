import type { Site } from '@balsam/shared-api';
import { Bdi, Email, Icon, useLocalized, envelopeIcon, geoAltIcon, telephoneIcon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { phoneHref } from '../../entities/company/phone-href.ts';
import { useGetSiteQuery } from '../../entities/company/site-api.ts';

const isSilent = ({ emails, phones, address }: Site['contact']) =>
  emails.length === 0 && phones.length === 0 && address === '';

/** Contact details in the footer: first phone number, first e-mail address and the office. */
export function FooterContact() {
  const { t } = useTranslation('storefront');
  const localized = useLocalized();
  const { data: site } = useGetSiteQuery();
  if (!site || isSilent(site.contact)) return null;
  const { emails, phones, address, address_arabic } = site.contact;
  return (
    <section aria-labelledby="footer-contact">
      <h2 id="footer-contact">{t('layout.footer.contact')}</h2>
      <ul className="sf-footer-contact">
        {phones.slice(0, 1).map((phone) => (
          <li key={phone}>
            <Icon icon={telephoneIcon} />
            <a href={phoneHref(phone)}>
              <Bdi>{phone}</Bdi>
            </a>
          </li>
        ))}
        {emails.slice(0, 1).map((email) => (
          <li key={email}>
            <Icon icon={envelopeIcon} />
            <a href={`mailto:${email}`}>
              <Email address={email} />
            </a>
          </li>
        ))}
        {address && (
          <li>
            <Icon icon={geoAltIcon} />
            {localized(address, address_arabic)}
          </li>
        )}
      </ul>
    </section>
  );
}
