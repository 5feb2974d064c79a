import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useInView } from '../../entities/catalog/use-in-view.ts';

const fetchEngine = () => import('embla-carousel').then((module) => module.default);

/**
 * A carousel whose engine is loaded when it enters the viewport or is first moved.
 * @param options of the engine; must not change
 * @returns ref of the element, the engine once it runs, and a function that moves it as soon as it does
 */
export function useCarousel(options: EmblaOptionsType) {
  const viewport = useRef<HTMLDivElement>(null);
  const engine = useRef<EmblaCarouselType>(undefined);
  const [carousel, setCarousel] = useState<EmblaCarouselType>();
  const [settings] = useState(options);

  const start = useCallback(async () => {
    const createCarousel = await fetchEngine();
    if (viewport.current) engine.current ??= createCarousel(viewport.current, settings);
    setCarousel(engine.current);
  }, [settings]);
  // A failed load is repeated when the carousel is moved.
  const startQuietly = useCallback(() => start().catch(() => undefined), [start]);
  useInView(viewport, startQuietly, '0px');
  useEffect(
    () => () => {
      engine.current?.destroy();
      engine.current = undefined;
    },
    [],
  );

  const move = async (act: (running: EmblaCarouselType) => void) => {
    await startQuietly();
    if (engine.current) act(engine.current);
  };
  return { viewport, carousel, move };
}
