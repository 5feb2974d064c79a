import { ErrorState } from '../../state/ErrorState.tsx';
import { LoadingState } from '../../state/LoadingState.tsx';
import { useFetched } from '../../state/use-fetched.ts';
import type { ChartProps } from './chart-props.ts';

// The drawing library is large: it is loaded with the first chart.
const fetchBars = () => import('./ChartBars.tsx').then((module) => module.ChartBars);

/** The drawing, once its code has loaded; a retry button if loading fails. */
export function ChartPicture<Row>(props: ChartProps<Row>) {
  const { value: Bars, hasFailed, retry } = useFetched(fetchBars);
  if (Bars) return <Bars {...props} />;
  return <div className="chart-picture">{hasFailed ? <ErrorState onRetry={retry} /> : <LoadingState />}</div>;
}
