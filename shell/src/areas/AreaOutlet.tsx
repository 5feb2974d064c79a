import { AreaContext, selectIsClosed, useAppSelector, type AreaModule } from '@balsam/shared-api';
import { useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useRoutes } from 'react-router-dom';
import { AreaClosed } from '../frames/AreaClosed.tsx';
import { AreaFailed } from '../frames/AreaFailed.tsx';
import { LoadingFrame } from '../frames/LoadingFrame.tsx';
import { NotFoundFrame } from '../frames/NotFoundFrame.tsx';
import { onOwnTitle } from '../frames/on-own-title.ts';
import { useArea, type AreaOptions } from './use-area.ts';
import { usePageQueries } from './use-page-queries.ts';
import { usePrefetchOnIntent } from './use-prefetch-on-intent.ts';

interface AreaRoutesProps {
  area: AreaModule;
  onArrival: () => void;
}

function AreaRoutes({ area, onArrival }: AreaRoutesProps) {
  usePageQueries(area);
  usePrefetchOnIntent(area);
  // A page whose code is still loading has no title yet.
  useEffect(() => onOwnTitle(onArrival), [onArrival]);
  return useRoutes(area.routes) ?? <NotFoundFrame />;
}

function OpenArea({ loader, onLanguage }: AreaOptions) {
  const { running, hasFailed, restart } = useArea({ loader, onLanguage });
  if (hasFailed) return <AreaFailed onRetry={restart} />;
  if (!running) return <LoadingFrame />;
  return (
    <ErrorBoundary
      key={running.release.version}
      onError={(error) => {
        loader.discard(error);
        restart();
      }}
      fallback={<LoadingFrame />}
    >
      <AreaContext value={loader.entry}>
        <AreaRoutes area={running.area} onArrival={loader.arrived} />
      </AreaContext>
    </ErrorBoundary>
  );
}

/** Error boundary and slot of one area: a failure while it loads or runs does not affect the rest of the page. */
export function AreaOutlet({ loader, onLanguage }: AreaOptions) {
  const isClosed = useAppSelector((state) => selectIsClosed(state, loader.entry.name));
  return isClosed ? <AreaClosed /> : <OpenArea loader={loader} onLanguage={onLanguage} />;
}
