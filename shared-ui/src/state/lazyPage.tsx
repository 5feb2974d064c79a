import { useEffect, useState, type ComponentType } from 'react';
import { LoadingState } from './LoadingState.tsx';

export type LazyPage = ComponentType & {
  /** Fetches the page ahead of its first render, which then shows it at once. */
  preload: () => Promise<void>;
};

/**
 * A page whose code is fetched when it is first shown.
 * A fetch that fails is thrown into the nearest error boundary, and tried afresh when that boundary is reset:
 * React.lazy would hold on to the failure for good.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined;
  const fetchPage = async () => {
    loaded ??= await load();
  };

  function Page() {
    const [state, setState] = useState<{ ready: boolean; failure?: { reason: unknown } }>({ ready: Boolean(loaded) });
    useEffect(() => {
      if (loaded) return;
      let shown = true;
      fetchPage().then(
        () => shown && setState({ ready: true }),
        (reason: unknown) => shown && setState({ ready: false, failure: { reason } }),
      );
      return () => {
        shown = false;
      };
    }, []);
    if (state.failure) throw state.failure.reason;
    const Loaded = loaded;
    return state.ready && Loaded ? <Loaded /> : <LoadingState />;
  }

  return Object.assign(Page, { preload: fetchPage });
}
