import {
  Button,
  DataTable,
  formatDay,
  formatExchangeRate,
  plusLgIcon,
  QueryState,
  Section,
  useLang,
} from '@balsam/shared-ui';
import { Allowed, type FxRate } from '@balsam/shared-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddFxRate } from './AddFxRate.tsx';
import { useListFxRatesQuery } from './fx-rates-api.ts';

/** Exchange rates that invoices use to state VAT in the tax authority's currency. */
export function FxRates() {
  const { t } = useTranslation('admin-console');
  const query = useListFxRatesQuery();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Section title={t('fx.rates')}>
      <div className="stack">
        <p className="form-text mb-0">{t('fx.text')}</p>
        <QueryState query={query}>{(rates) => <FxRatesTable rates={rates} />}</QueryState>
        <Allowed permission="money.manage">
          <div className="cluster">
            <Button variant="outline" icon={plusLgIcon} onClick={() => setIsAdding(true)}>
              {t('fx.add')}
            </Button>
          </div>
        </Allowed>
      </div>
      {isAdding && <AddFxRate onHide={() => setIsAdding(false)} />}
    </Section>
  );
}

function FxRatesTable({ rates }: { rates: readonly FxRate[] }) {
  const { t } = useTranslation('admin-console');
  const lang = useLang();
  return (
    <DataTable
      caption={t('fx.rates')}
      columns={[
        { id: 'pair', header: t('fx.pair'), primary: true, cell: ({ from, to }) => <bdi>{`${from} → ${to}`}</bdi> },
        { id: 'rate', header: t('fx.rate'), align: 'end', cell: ({ rate }) => formatExchangeRate(rate, lang) },
        { id: 'day', header: t('fx.day'), cell: ({ day }) => (day === null ? t('fx.peg') : formatDay(day, lang)) },
      ]}
      rows={rates}
      rowKey={({ from, to, day }) => `${from} ${to} ${day}`}
    />
  );
}
