import type useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useSyncExternalStore } from 'react';

export type Carousel = ReturnType<typeof useEmblaCarousel>[1];

const never = () => false;

/** Where the carousel stands and which way it can still move. It can move nowhere until it has been measured. */
export function useCarouselState(carousel: Carousel) {
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
