import { AreaContext, type AreaModule } from '@balsam/shared-api';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation, useRoutes } from 'react-router-dom';
import { AreaFailed } from '../frames/AreaFailed.tsx';
import { LoadingFrame } from '../frames/LoadingFrame.tsx';
import { NotFoundFrame } from '../frames/NotFoundFrame.tsx';
import { useArea, type AreaOptions } from './useArea.ts';
import { usePageQueries } from './usePageQueries.ts';

function AreaRoutes({ area }: { area: AreaModule }) {
  usePageQueries(area);
  return useRoutes(area.routes) ?? <NotFoundFrame />;
}

/** The place of one area: what fails in it, while it loads or while it runs, stays in it. */
export function AreaOutlet({ entry, loader, onLanguage }: AreaOptions) {
  const { pathname } = useLocation();
  const { area, hasFailed, restart } = useArea({ entry, loader, onLanguage });
  if (hasFailed) return <AreaFailed onRetry={restart} />;
  if (!area) return <LoadingFrame />;
  return (
    <ErrorBoundary
      resetKeys={[pathname]}
      onReset={restart}
      onError={(error) => loader.discard(entry, error)}
      fallbackRender={({ resetErrorBoundary }) => <AreaFailed onRetry={resetErrorBoundary} />}
    >
      <AreaContext value={entry}>
        <AreaRoutes area={area} />
      </AreaContext>
    </ErrorBoundary>
  );
}
