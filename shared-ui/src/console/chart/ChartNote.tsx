import type { ChartProps } from './chart-props.ts';

interface ChartNoteProps<Row> extends Pick<ChartProps<Row>, 'label' | 'series'> {
  row: Row;
}

/** Values of one bar. */
export function ChartNote<Row>({ row, label, series }: ChartNoteProps<Row>) {
  return (
    <div className="chart-note" role="status">
      <strong>{label.of(row)}</strong>
      <dl>
        {series.map(({ id, label: name, valueOf, format }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{format(valueOf(row))}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
