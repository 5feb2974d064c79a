import { ErrorState } from '../../state/ErrorState.tsx';
import { LoadingState } from '../../state/LoadingState.tsx';
import { useFetched } from '../../state/use-fetched.ts';
import type { ChartProps } from './chart-props.ts';

// The library that draws is large: it is fetched when the first chart is shown, and only then.
const fetchBars = () => import('./ChartBars.tsx').then((module) => module.ChartBars);

/** The drawing, once the code that draws has come; where it does not come, a way to ask again. */
export function ChartPicture<Row>(props: ChartProps<Row>) {
  const { value: Bars, hasFailed, retry } = useFetched(fetchBars);
  if (Bars) return <Bars {...props} />;
  return <div className="chart-picture">{hasFailed ? <ErrorState onRetry={retry} /> : <LoadingState />}</div>;
}
