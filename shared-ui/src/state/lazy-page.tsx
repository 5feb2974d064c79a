import { useEffect, useState, type ComponentType } from 'react';
import { LoadingState } from './LoadingState.tsx';
import { OfflineState } from './OfflineState.tsx';

interface PageState {
  ready: boolean;
  failure?: { reason: unknown; isOffline: boolean };
}

export type LazyPage = ComponentType & {
  /** Fetches the page ahead of its first render, which then shows it at once. */
  preload: () => Promise<void>;
};

/**
 * A page whose code is fetched when it is first shown. Without a connection it says so in its place and comes by itself
 * as soon as there is one.
 * Any other fetch that fails is thrown into the nearest error boundary, and tried afresh when that boundary is reset:
 * React.lazy would hold on to the failure for good.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined;
  const fetchPage = async () => {
    loaded ??= await load();
  };

  function Page() {
    const [attempt, setAttempt] = useState(0);
    const [state, setState] = useState<PageState>({ ready: Boolean(loaded) });
    useEffect(() => {
      // Also where its code has come between the first look at it and now, as it was fetched ahead: nobody else says so.
      if (state.ready) return;
      let shown = true;
      fetchPage().then(
        () => shown && setState({ ready: true }),
        (reason: unknown) => shown && setState({ ready: false, failure: { reason, isOffline: !navigator.onLine } }),
      );
      return () => {
        shown = false;
      };
    }, [attempt, state.ready]);
    const retry = () => {
      setState({ ready: false });
      setAttempt(attempt + 1);
    };
    if (state.failure?.isOffline) return <OfflineState onRetry={retry} />;
    if (state.failure) throw state.failure.reason;
    const Loaded = loaded;
    return state.ready && Loaded ? <Loaded /> : <LoadingState />;
  }

  return Object.assign(Page, { preload: fetchPage });
}
