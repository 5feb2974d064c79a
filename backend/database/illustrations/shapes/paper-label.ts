import { hairline, ink, night, white } from '../drawing/palette.ts';
import { rect } from '../drawing/svg.ts';

/** Printed label on bottles and tubs: a band and three placeholder lines. */
export const paperLabel = (x: number, y: number, width: number, height: number) =>
  rect(x, y, width, height, 6, white) +
  rect(x, y, width, 12, 4, ink) +
  rect(x + 16, y + 28, width * 0.6, 12, 6, night) +
  rect(x + 16, y + 50, width * 0.44, 8, 4, hairline) +
  rect(x + 16, y + 66, width * 0.52, 8, 4, hairline);
