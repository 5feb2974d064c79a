import { useState, type ComponentType } from 'react';

/**
 * A component whose code is fetched when it is first wanted; null until then.
 * A fetch that failed rejects, and may be tried again: React.lazy would hold on to the failure.
 */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const fetchCode = async () => {
    const component = await load();
    setLoaded(() => component);
  };
  return { Loaded, fetchCode };
}
