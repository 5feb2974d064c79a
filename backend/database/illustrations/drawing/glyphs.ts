import { group, stroke } from './svg.ts';

/** Letters drawn as strokes, so that pictures do not depend on installed fonts. */
interface Glyph {
  width: number;
  d: string;
}

const glyphs: Record<string, Glyph> = {
  '0': { width: 6, d: 'M3 0C1 0 0 2 0 5S1 10 3 10 6 8 6 5 5 0 3 0Z' },
  '1': { width: 4, d: 'M.6 2L3.4 0V10' },
  '2': { width: 6, d: 'M.3 2.6C.3 1 1.5 0 3 0S5.8 1 5.8 2.7C5.8 5 0 7.5 0 10H6' },
  '3': { width: 6, d: 'M.5 0H5.5L2.6 3.8C4.6 3.8 6 5 6 6.9S4.6 10 2.8 10C1.4 10 .4 9.3 0 8' },
  '4': { width: 6, d: 'M4.6 10V0L0 7H6' },
  '5': { width: 6, d: 'M5.4 0H1L.6 4.4C1.2 3.9 2 3.6 2.9 3.6 4.7 3.6 6 4.9 6 6.8S4.7 10 2.8 10C1.5 10 .5 9.4 0 8.4' },
  '6': { width: 6, d: 'M4.8 .2C2 1.2 0 4 0 6.8C0 8.7 1.3 10 3 10S6 8.7 6 6.9 4.7 3.8 3 3.8 .2 5 0 6.6' },
  '7': { width: 6, d: 'M0 0H6L2.2 10' },
  '8': {
    width: 6,
    d: 'M3 4.7C1.5 4.7 .5 3.7 .5 2.4S1.5 0 3 0 5.5 1.1 5.5 2.4 4.5 4.7 3 4.7C1.3 4.7 0 5.8 0 7.3S1.3 10 3 10 6 8.8 6 7.3 4.7 4.7 3 4.7Z',
  },
  '9': { width: 6, d: 'M1.2 9.8C4 8.8 6 6 6 3.2C6 1.3 4.7 0 3 0S0 1.3 0 3.1 1.3 6.2 3 6.2 5.8 5 6 3.4' },
  '×': { width: 5, d: 'M.6 4.4L4.4 8.2M4.4 4.4L.6 8.2' },
  '.': { width: 0.6, d: 'M.3 9.9V10' },
  ' ': { width: 1.6, d: '' },
  c: { width: 5, d: 'M5 5C4.5 4.2 3.8 3.8 2.9 3.8 1.2 3.8 0 5.1 0 6.9S1.2 10 2.9 10C3.8 10 4.5 9.6 5 8.8' },
  '+': { width: 6, d: 'M3 2.6V8.6M0 5.6H6' },
  G: { width: 6.6, d: 'M6.2 1.8C5.5 .7 4.6 0 3.5 0C1.4 0 0 2.2 0 5S1.4 10 3.5 10C5.4 10 6.6 8.4 6.6 5.6H3.8' },
  Z: { width: 5.6, d: 'M0 0H5.6L0 10H5.6' },
  n: { width: 4.8, d: 'M0 10V4M0 6.2C.6 4.6 1.6 3.8 2.7 3.8C4.2 3.8 4.8 4.8 4.8 6.2V10' },
  M: { width: 7.4, d: 'M0 10V0L3.7 6L7.4 0V10' },
  g: {
    width: 5.4,
    d: 'M5.4 4V10.6C5.4 12.2 4.3 13 2.8 13C1.7 13 .9 12.6 .4 12M5.4 6.9C5.4 5.1 4.3 3.8 2.7 3.8S0 5.1 0 6.9 1.1 10 2.7 10 5.4 8.7 5.4 6.9',
  },
  k: { width: 5, d: 'M0 0V10M4.8 4L0 7.6M1.8 6.4L5 10' },
  l: { width: 0.4, d: 'M.2 0V10' },
  L: { width: 5, d: 'M0 0V10H5' },
  m: {
    width: 8.8,
    d: 'M0 10V4M0 6C.6 4.6 1.6 3.8 2.6 3.8 4 3.8 4.4 4.8 4.4 6V10M4.4 6C5 4.6 6 3.8 7 3.8 8.4 3.8 8.8 4.8 8.8 6V10',
  },
};

const gap = 2;

const known = (text: string) =>
  [...text].map((letter) => {
    const glyph = glyphs[letter];
    if (!glyph) throw new Error(`No glyph is drawn for "${letter}"`);
    return glyph;
  });

/** Width of a text whose capitals are `size` high. */
export const textWidth = (text: string, size: number) =>
  (known(text).reduce((width, glyph) => width + glyph.width + gap, -gap) * size) / 10;

/** A text with its middle at (x, y); capitals are `size` high. Throws for a letter that has no drawing. */
export function drawText(text: string, x: number, y: number, size: number, colour: string): string {
  const scale = size / 10;
  let left = x - textWidth(text, size) / 2;
  const letters = known(text).map(({ width, d }) => {
    const letter = d && group(`translate(${left.toFixed(1)} ${y - size / 2}) scale(${scale})`, stroke(d, colour, 1.5));
    left += (width + gap) * scale;
    return letter;
  });
  return letters.join('');
}
