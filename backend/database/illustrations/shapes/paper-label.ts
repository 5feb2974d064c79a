import { drawText, textWidth } from '../drawing/glyphs.ts';
import { hairline, ink, night, white } from '../drawing/palette.ts';
import { rect } from '../drawing/svg.ts';

/** A text as large as fits into `room` units, at most `size` high. */
export const fitText = (text: string, x: number, y: number, size: number, room: number, colour = night) =>
  drawText(text, x, y, Math.min(size, (size * room) / textWidth(text, size)), colour);

/** Printed label on bottles and tubs: a band, then the print or placeholder lines. */
export const paperLabel = (x: number, y: number, width: number, height: number, print = '') =>
  rect(x, y, width, height, 6, white) +
  rect(x, y, width, 12, 4, ink) +
  (print
    ? fitText(print, x + width / 2, y + 44, 36, width * 0.76)
    : rect(x + 16, y + 28, width * 0.6, 12, 6, night) + rect(x + 16, y + 50, width * 0.44, 8, 4, hairline)) +
  rect(x + 16, y + (print ? 78 : 66), width * 0.52, 8, 4, hairline);
