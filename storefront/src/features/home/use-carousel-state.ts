import type { EmblaCarouselType } from 'embla-carousel';
import { useCallback, useSyncExternalStore } from 'react';

const never = () => false;

/** Position of the carousel and the directions in which it can move; none until it runs. */
export function useCarouselState(carousel: EmblaCarouselType | undefined) {
  const subscribe = useCallback(
    (onMove: () => void) => {
      carousel?.on('select', onMove).on('reInit', onMove).on('init', onMove);
      return () => void carousel?.off('select', onMove).off('reInit', onMove).off('init', onMove);
    },
    [carousel],
  );
  return {
    selected: useSyncExternalStore(
      subscribe,
      () => carousel?.selectedScrollSnap() ?? 0,
      () => 0,
    ),
    canGoBack: useSyncExternalStore(subscribe, () => carousel?.canScrollPrev() ?? false, never),
    canGoOn: useSyncExternalStore(subscribe, () => carousel?.canScrollNext() ?? false, never),
  };
}
