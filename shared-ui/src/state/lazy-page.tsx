import { useEffect, useState, type ComponentType } from 'react';
import { LoadingState } from './LoadingState.tsx';
import { OfflineState } from './OfflineState.tsx';

interface PageState {
  ready: boolean;
  failure?: { reason: unknown; isOffline: boolean };
}

export type LazyPage = ComponentType & {
  /** Fetches the page before its first render, which then does not suspend. */
  preload: () => Promise<void>;
};

/**
 * A page whose code is loaded when first shown. Without a connection it says so and loads once online. Any other
 * failure is thrown to the nearest error boundary and retried when the boundary resets; React.lazy would cache the
 * failure.
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
      // The preloaded code may arrive between render and effect, without any other notification.
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
