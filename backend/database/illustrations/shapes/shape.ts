import type { Tint } from '../drawing/palette.ts';

/**
 * A product's silhouette. It stands on y = 0, centred on x = 0, inside `width` x `height` units.
 * kind: an `item` comes with a carton in the angle view, a `box` is its own carton, a `large` thing is turned.
 */
export interface Shape {
  kind: 'item' | 'box' | 'large';
  width: number;
  height: number;
  /** Real height in centimetres, for the view beside a hand. */
  cm: number;
  /** Units that `cm` measures, if the drawing also shows the top of something seen from above. */
  measured?: number;
  /** @param print text for the product itself: a gauge, a dose, a size */
  draw(tint: Tint, print?: string): string;
}
