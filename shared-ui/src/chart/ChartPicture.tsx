import { useEffect, useState } from 'react';
import { ErrorState } from '../state/ErrorState.tsx';
import { LoadingState } from '../state/LoadingState.tsx';
import type { ChartBars } from './ChartBars.tsx';
import type { ChartProps } from './chartProps.ts';

type Bars = typeof ChartBars;

// The library that draws is large: it is fetched when the first chart is shown, and only then.
const fetchBars = (): Promise<Bars> => import('./ChartBars.tsx').then((module) => module.ChartBars);

/** The drawing, once the code that draws has come; where it does not come, a way to ask again. */
export function ChartPicture<Row>(props: ChartProps<Row>) {
  const [attempt, setAttempt] = useState(1);
  const [loaded, setLoaded] = useState<{ Bars?: Bars; failed?: number }>({});

  useEffect(() => {
    let shown = true;
    fetchBars().then(
      (Bars) => shown && setLoaded({ Bars }),
      () => shown && setLoaded({ failed: attempt }),
    );
    return () => {
      shown = false;
    };
  }, [attempt]);

  const { Bars, failed } = loaded;
  if (Bars) return <Bars {...props} />;
  return (
    <div className="chart-picture">
      {failed === attempt ? <ErrorState onRetry={() => setAttempt(attempt + 1)} /> : <LoadingState />}
    </div>
  );
}
