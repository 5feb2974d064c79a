import { useState, type ComponentType } from 'react';

/**
 * A component whose code is loaded when first needed; null until then. A failed load rejects and can be retried,
 * whereas React.lazy caches the failure.
 */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const fetchCode = async () => {
    const component = await load();
    setLoaded(() => component);
  };
  return { Loaded, fetchCode };
}
