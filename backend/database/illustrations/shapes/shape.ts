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
  draw(tint: Tint): string;
}
