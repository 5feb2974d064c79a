import { useTranslation } from 'react-i18next';
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { formatCompact } from '../../format/format.ts';
import { useLang } from '../../format/use-lang.ts';
import { ChartNote } from './ChartNote.tsx';
import type { ChartProps } from './chart-props.ts';

const MARGIN = { top: 8, right: 0, bottom: 0, left: 0 };

/**
 * Bars of the first series, in writing direction. The arrow keys move between bars; the values of the current bar are
 * shown next to it and announced.
 */
export function ChartBars<Row>({ caption, rows, rowKey, label, series }: ChartProps<Row>) {
  const { t, i18n } = useTranslation('kit');
  const lang = useLang();
  const isRtl = i18n.dir() === 'rtl';
  const data = rows.map((row) => ({ key: rowKey(row), value: series[0].valueOf(row) }));
  const byKey = new Map(rows.map((row) => [rowKey(row), row]));
  const shortLabel = (key: string) => {
    const row = byKey.get(key);
    return row ? label.short(row) : key;
  };

  return (
    <BarChart
      responsive
      className="chart-picture"
      data={data}
      margin={MARGIN}
      barCategoryGap="20%"
      aria-label={t('chart.bars', { caption })}
    >
      <CartesianGrid vertical={false} />
      <XAxis dataKey="key" tickFormatter={shortLabel} reversed={isRtl} tickLine={false} minTickGap={12} />
      <YAxis
        orientation={isRtl ? 'right' : 'left'}
        tickFormatter={(value: number) => formatCompact(value, lang)}
        // Counts have no fractions.
        allowDecimals={!data.every(({ value }) => Number.isInteger(value))}
        tickLine={false}
        axisLine={false}
        width="auto"
      />
      <Tooltip
        isAnimationActive={false}
        content={({ active, label: key }) => {
          const row = active ? byKey.get(String(key)) : undefined;
          return row ? <ChartNote row={row} label={label} series={series} /> : null;
        }}
      />
      <Bar dataKey="value" maxBarSize={48} radius={[3, 3, 0, 0]} isAnimationActive={false} />
    </BarChart>
  );
}
