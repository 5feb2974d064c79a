import type { VendorDashboard } from '@balsam/shared-api';
import { Tabs, useTabParam } from '@balsam/shared-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PERIODS } from './dashboardApi.ts';
import { SalesBoxes } from './SalesBoxes.tsx';
import { SalesChart } from './SalesChart.tsx';
import { TopProducts } from './TopProducts.tsx';

/** The sales of a week, a month or a year: the numbers, how they came about, and the products behind them. */
export function SalesPanel({ dashboard }: { dashboard: VendorDashboard }) {
  const { t } = useTranslation('vendor-portal');
  const { value, onChange } = useTabParam(PERIODS, 'period');
  const titleId = useId();
  const sales = (
    <div className="stack stack-wide">
      <SalesBoxes dashboard={dashboard} />
      <SalesChart dashboard={dashboard} />
      <TopProducts dashboard={dashboard} />
    </div>
  );
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="panel-title">
        {t('home.sales')}
      </h2>
      <Tabs
        label={t('home.period')}
        tabs={PERIODS.map((id) => ({ id, label: t(`home.periods.${id}`), content: id === value && sales }))}
        value={value}
        onChange={onChange}
      />
    </section>
  );
}
