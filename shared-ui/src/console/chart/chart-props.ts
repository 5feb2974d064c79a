/** One number per row: what it is called, where it is found, how it reads. */
export interface ChartSeries<Row> {
  id: string;
  label: string;
  valueOf: (row: Row) => number;
  /** A value in words, with its unit: "12.50 SAR". */
  format: (value: number) => string;
}

export interface ChartProps<Row> {
  /** What is shown; names the picture and the table. */
  caption: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What a row stands for ("Day"), the row in full, and in as few letters as the axis has room for. */
  label: { header: string; of: (row: Row) => string; short: (row: Row) => string };
  /** The first is drawn; all of them are told at each bar and stand in the table. */
  series: readonly [ChartSeries<Row>, ...ChartSeries<Row>[]];
}
