import { QueryState } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../../entities/page/paths.ts';
import { useGetTaxSettingsQuery } from '../../../entities/settings/settings-api.ts';
import { InvoiceMode } from './InvoiceMode.tsx';
import { TaxForm } from './TaxForm.tsx';
import { TaxState } from './TaxState.tsx';

/** Tax status of the vendor: verification, its effect on sales, and the form. */
export function TaxTab() {
  const query = useGetTaxSettingsQuery();
  return (
    <QueryState query={query}>
      {(settings) => (
        <div className="stack">
          <TaxState settings={settings} />
          {settings.country ? (
            <TaxForm settings={settings} country={settings.country} load={() => query.refetch().unwrap()} />
          ) : (
            <CountryMissing />
          )}
          <InvoiceMode />
        </div>
      )}
    </QueryState>
  );
}

/** Shown without a country, which determines the format of the VAT number. */
function CountryMissing() {
  const { t } = useTranslation('vendor-portal');
  return (
    <p className="alert alert-warning mb-0" role="note">
      {t('settings.tax.noCountry')} <Link to={href('settings')}>{t('settings.tax.toAddress')}</Link>
    </p>
  );
}
