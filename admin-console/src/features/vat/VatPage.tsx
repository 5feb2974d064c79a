import { Allowed, VAT_CLASSES } from '@balsam/shared-api';
import { Button, ButtonLink, plusLgIcon, QueryState, Section } from '@balsam/shared-ui';
import { ConsolePage } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';
import { AddVatRate } from './AddVatRate.tsx';
import { FxRates } from './FxRates.tsx';
import { PendingTaxDetails } from './PendingTaxDetails.tsx';
import { VatRatesTable } from './VatRatesTable.tsx';
import { useListVatRatesQuery } from './vat-api.ts';

/** VAT: rates with their history, vendors to review, and products by tax class. */
export function VatPage() {
  const { t } = useTranslation('admin-console');
  const rates = useListVatRatesQuery();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <ConsolePage
      title={t('vat.title')}
      actions={
        <div className="cluster">
          <ButtonLink to={href('vatReport')} variant="outline">
            {t('vat.report')}
          </ButtonLink>
          <Allowed permission="money.manage">
            <Button icon={plusLgIcon} onClick={() => setIsAdding(true)}>
              {t('vat.add')}
            </Button>
          </Allowed>
        </div>
      }
    >
      <div className="split">
        <Section title={t('vat.rates')}>
          <QueryState query={rates}>{(rows) => <VatRatesTable rates={rows} />}</QueryState>
        </Section>
        <div className="stack stack-top">
          <Allowed permission="vendors.read">
            <PendingTaxDetails />
          </Allowed>
          <Allowed permission="catalogue.read">
            <ProductsByClass />
          </Allowed>
          <FxRates />
        </div>
      </div>
      {isAdding && <AddVatRate onHide={() => setIsAdding(false)} />}
    </ConsolePage>
  );
}

function ProductsByClass() {
  const { t } = useTranslation('admin-console');
  return (
    <Section title={t('vat.products')}>
      <ul>
        {VAT_CLASSES.map((vatClass) => (
          <li key={vatClass}>
            <Link to={href('products', { taxed_as: vatClass })}>{t(`vat.classes.${vatClass}`)}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
