import { Bdi, useLocalized } from '@balsam/shared-ui';
import { Trans, useTranslation } from 'react-i18next';
import { useGetSiteQuery } from '../../entities/company/site-api.ts';

/** Legal details of the shop: name, commercial registration and VAT number. */
export function FooterCompany() {
  const { t } = useTranslation('storefront');
  const localized = useLocalized();
  const { data: site } = useGetSiteQuery();
  if (!site) return null;
  const { legal_name, legal_name_arabic, cr_number: registration, vat_number: vat } = site.company;
  const number = { number: <Bdi /> };
  return (
    <>
      {legal_name && <span>{localized(legal_name, legal_name_arabic)}</span>}
      {registration && (
        <span>
          <Trans t={t} i18nKey="layout.footer.registration" values={{ registration }} components={number} />
        </span>
      )}
      {vat && (
        <span>
          <Trans t={t} i18nKey="layout.footer.vat" values={{ vat }} components={number} />
        </span>
      )}
    </>
  );
}
