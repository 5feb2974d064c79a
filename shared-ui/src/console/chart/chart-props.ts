/** One number per row: its name, accessor and format. */
export interface ChartSeries<Row> {
  id: string;
  label: string;
  valueOf: (row: Row) => number;
  /** Formats a value with its unit: "12.50 SAR". */
  format: (value: number) => string;
}

export interface ChartProps<Row> {
  /** Subject of the chart; names the figure and the table. */
  caption: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Header of the row label ("Day"), the full label, and a short one for the axis. */
  label: { header: string; of: (row: Row) => string; short: (row: Row) => string };
  /** The first series is drawn; all are shown for the current bar and in the table. */
  series: readonly [ChartSeries<Row>, ...ChartSeries<Row>[]];
}
