import { steel, white } from './drawing/palette.ts';
import { group, stroke } from './drawing/svg.ts';

/** An open hand, 19 cm high and about 11 cm wide, shows the scale of a product. */
export const handCm = 19;
export const handRatio = 0.62;

const palm = 'M-28 -36L-34 -104L30 -108L32 -40Z';
const fingers: [string, number][] = [
  ['M-30 -104L-46 -166', 23],
  ['M-10 -108L-14 -190', 25],
  ['M11 -108L16 -184', 24],
  ['M30 -102L44 -156', 21],
  ['M-24 -54C-50 -62 -62 -86 -72 -112', 25],
  ['M-14 -36L-14 -8M16 -36L16 -8', 40],
];

const limbs = (colour: string, grow: number) =>
  stroke(palm, colour, 26 + grow) + fingers.map(([d, width]) => stroke(d, colour, width + grow)).join('');

/** The outline of an open hand, standing on y = 0 at x = 0, `height` high. Drawn twice: wide in grey, then narrower in white. */
export const drawHand = (height: number) =>
  group(
    `scale(${(height / 205).toFixed(3)})`,
    limbs(steel, 5),
    limbs(white, 0),
    `<path d="${palm}" fill="${white}"/>`,
    stroke('M-32 -84C-14 -92 6 -92 24 -84M-20 -40C-8 -56 -6 -70 -10 -82', '#D5DFE1', 2.5),
  );
