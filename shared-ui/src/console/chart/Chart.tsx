import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ToggleGroup } from '../../button/ToggleGroup.tsx';
import { DataTable } from '../../table/DataTable.tsx';
import type { ChartProps } from './chart-props.ts';
import { ChartPicture } from './ChartPicture.tsx';
import { barChartIcon, tableIcon } from '../../icon/shapes.ts';

/** Numbers over time as bars or as a table, at the reader's choice. */
export function Chart<Row>(props: ChartProps<Row>) {
  const { caption, rows, rowKey, label, series } = props;
  const { t } = useTranslation('kit');
  const [view, setView] = useState<'picture' | 'table'>('picture');
  const captionId = useId();

  return (
    <figure className="chart" aria-labelledby={captionId}>
      <div className="chart-head">
        <figcaption id={captionId}>{caption}</figcaption>
        <ToggleGroup
          label={t('chart.view')}
          options={[
            { value: 'picture', label: t('chart.picture'), icon: barChartIcon },
            { value: 'table', label: t('chart.table'), icon: tableIcon },
          ]}
          value={view}
          onChange={setView}
        />
      </div>
      {view === 'picture' ? (
        <ChartPicture {...props} />
      ) : (
        <DataTable
          caption={caption}
          rows={rows}
          rowKey={rowKey}
          columns={[
            { id: 'label', header: label.header, cell: label.of, primary: true },
            ...series.map(({ id, label: header, valueOf, format }) => ({
              id,
              header,
              cell: (row: Row) => format(valueOf(row)),
              align: 'end' as const,
            })),
          ]}
        />
      )}
    </figure>
  );
}
