import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../format/format.ts';
import { useLang } from '../../format/use-lang.ts';
import { Tabs } from '../../tabs/Tabs.tsx';
import { useTabParam } from '../../tabs/use-tab-param.ts';
import { SalesBoxes, type SalesBoxesProps } from './SalesBoxes.tsx';
import { SalesChart } from './SalesChart.tsx';
import { SALES_PERIODS } from './sales-view.ts';

export interface SalesPanelProps extends SalesBoxesProps {
  /** Details, such as lists of best sellers. */
  children?: ReactNode;
}

/** Sales of a week, a month or a year: numbers, chart and details. */
export function SalesPanel({ children, ...boxes }: SalesPanelProps) {
  const { t } = useTranslation('kit');
  const lang = useLang();
  const { returned, currency } = boxes.sales;
  const { value, onChange } = useTabParam(SALES_PERIODS, 'period');
  const titleId = useId();
  const content = (
    <div className="stack stack-wide">
      <SalesBoxes {...boxes} />
      {returned > 0 && (
        <p className="text-secondary">{t('sales.returned', { amount: formatMoney(returned, currency, lang) })}</p>
      )}
      <SalesChart sales={boxes.sales} />
      {children}
    </div>
  );
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="panel-title">
        {t('sales.title')}
      </h2>
      <Tabs
        label={t('sales.period')}
        tabs={SALES_PERIODS.map((id) => ({ id, label: t(`sales.periods.${id}`), content: id === value && content }))}
        value={value}
        onChange={onChange}
      />
    </section>
  );
}
