import type useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useSyncExternalStore } from 'react';

type Carousel = ReturnType<typeof useEmblaCarousel>[1];

/** Which way the carousel can still move. Both are false until it has been measured. */
export function useCarouselArrows(carousel: Carousel) {
  const subscribe = useCallback(
    (onMove: () => void) => {
      carousel?.on('select', onMove).on('reInit', onMove).on('init', onMove);
      return () => void carousel?.off('select', onMove).off('reInit', onMove).off('init', onMove);
    },
    [carousel],
  );
  const never = () => false;
  return {
    canGoBack: useSyncExternalStore(subscribe, () => carousel?.canScrollPrev() ?? false, never),
    canGoOn: useSyncExternalStore(subscribe, () => carousel?.canScrollNext() ?? false, never),
  };
}
