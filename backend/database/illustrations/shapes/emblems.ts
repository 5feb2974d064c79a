import { circle, group, path, rect, ring, stroke } from '../drawing/svg.ts';

/** A small sign on a label, drawn around (0, 0) inside 100 x 100 units. */
type Emblem = (colour: string, ground: string) => string;

const drop: Emblem = (colour, ground) =>
  path('M0 -48C32 -10 38 6 30 22A34 34 0 0 1 -30 22C-38 6 -32 -10 0 -48Z', colour) +
  stroke('M-16 14Q-12 28 2 30', ground, 6);

const leaf: Emblem = (colour, ground) =>
  path('M-40 36C-48 -20 -10 -46 44 -44C46 10 16 44 -30 38Z', colour) +
  stroke('M-44 44L18 -20M-14 12V-14M-14 12H14', ground, 5);

const pine: Emblem = (colour) =>
  path('M0 -48L28 -12H14L36 16H18L44 40H-44L-18 16H-36L-14 -12H-28Z', colour) + rect(-7, 36, 14, 14, 0, colour);

const star: Emblem = (colour) => path('M0 -46L13 -16L46 -14L20 7L29 40L0 21L-29 40L-20 7L-46 -14L-13 -16Z', colour);

const berry: Emblem = (colour, ground) =>
  [
    [-20, 8],
    [20, 8],
    [0, -16],
    [0, 30],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 20, colour) + circle(x - 6, y - 6, 5, ground))
    .join('') + stroke('M0 -34Q4 -46 18 -48', colour, 6);

const foot: Emblem = (colour) =>
  path('M-18 -18C-22 10 -6 16 -12 34C-14 52 20 52 20 30C20 6 28 -4 22 -18C16 -30 -16 -32 -18 -18Z', colour) +
  [
    [-16, -38, 10],
    [3, -42, 7],
    [16, -38, 6],
    [26, -30, 5],
  ]
    .map(([x = 0, y = 0, radius = 0]) => circle(x, y, radius, colour))
    .join('');

const honeycomb: Emblem = (colour) =>
  [
    [0, -22],
    [-21, 14],
    [21, 14],
  ]
    .map(([x, y]) => group(`translate(${x} ${y})`, path('M0 -22L19 -11V11L0 22L-19 11V-11Z', colour)))
    .join('');

const withoutAlcohol: Emblem = (colour, ground) =>
  group('scale(.62)', drop(colour, ground)) + ring(0, 0, 42, colour, 8) + stroke('M-29 -29L29 29', colour, 8);

const shield: Emblem = (colour, ground) =>
  path('M0 -46L40 -32V0C40 26 20 40 0 48C-20 40 -40 26 -40 0V-32Z', colour) + stroke('M-18 2L-4 16L20 -14', ground, 9);

const car: Emblem = (colour, ground) =>
  path('M-48 20V-2L-32 -8L-20 -30H18L34 -8L48 -2V20Z', colour) +
  path('M-20 -8L-13 -22H-2V-8ZM5 -8V-22H14L24 -8Z', ground) +
  circle(-26, 22, 12, colour) +
  circle(26, 22, 12, colour);

const house: Emblem = (colour, ground) =>
  path('M0 -44L48 -2H34V40H-34V-2H-48Z', colour) + rect(-11, 6, 22, 34, 2, ground);

const briefcase: Emblem = (colour, ground) =>
  stroke('M-16 -22V-34H16V-22', colour, 8) +
  rect(-44, -22, 88, 58, 8, colour) +
  stroke('M-44 4H-10M10 4H44', ground, 5);

const mortarboard: Emblem = (colour) =>
  path('M0 -34L52 -10L0 14L-52 -10Z', colour) +
  path('M-28 8L0 21L28 8V28Q0 42 -28 28Z', colour) +
  stroke('M44 -8V26', colour, 6);

const snowflake: Emblem = (colour) =>
  stroke('M0 -44V44M-38 -22L38 22M38 -22L-38 22M-12 -36L0 -26L12 -36M-12 36L0 26L12 36', colour, 8);

const allEmblems = {
  drop,
  leaf,
  pine,
  star,
  berry,
  foot,
  honeycomb,
  withoutAlcohol,
  shield,
  car,
  house,
  briefcase,
  mortarboard,
  snowflake,
} satisfies Record<string, Emblem>;

export type EmblemName = keyof typeof allEmblems;

/** An emblem with its middle at (x, y), `size` high. */
export const emblem = (name: EmblemName, x: number, y: number, size: number, colour: string, ground: string) =>
  group(`translate(${x} ${y}) scale(${size / 100})`, allEmblems[name](colour, ground));
