import type { Tint } from './drawing/palette.ts';
import { circle, path, stroke } from './drawing/svg.ts';

/** A mark draws itself around (0, 0), at most 260 units wide and high. */
type Mark = (tint: Tint) => string;

const frond = (x: number, y: number) => `M0 -40Q${x / 2} ${y - 60} ${x} ${y}`;

const palm: Mark = ({ light, pale }) =>
  stroke('M0 -40Q16 50 -10 126', light, 20) +
  stroke([frond(-118, -40), frond(-92, -104), frond(118, -40), frond(92, -104), 'M0 -40V-128'].join(''), pale, 16);

const seal: Mark = ({ light, pale }) =>
  circle(0, 0, 64, pale) +
  Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6;
    return circle(Math.round(Math.cos(angle) * 106), Math.round(Math.sin(angle) * 106), 18, light);
  }).join('');

const valley: Mark = ({ light, pale }) =>
  path('M-130 90L-58 -70L6 44L58 -26L130 90Z', light) + stroke('M-110 122Q-40 84 0 116T110 116', pale, 16);

const coral: Mark = ({ light, pale }) =>
  stroke('M0 124V-20M0 70Q-70 50 -72 -24M0 40Q74 20 76 -54', light, 22) +
  stroke('M-72 -24L-112 -76M-72 -24L-40 -84M76 -54L112 -104M76 -54L44 -112M0 -20L-24 -112', pale, 18);

const cloud: Mark = ({ light, pale }) =>
  path('M-86 50A56 56 0 0 1 -78 -60A84 84 0 0 1 80 -64A58 58 0 0 1 88 50Z', pale) +
  stroke('M-56 92V110M0 92V124M56 92V110', light, 16);

const reeds: Mark = ({ light, pale }) =>
  stroke('M-70 124V-60M0 124V-110M70 124V-40', pale, 18) +
  stroke('M-70 20Q-124 -20 -116 -84M0 10Q50 -30 44 -90M70 40Q116 10 116 -44', light, 14);

const coat: Mark = ({ light, pale }) =>
  path('M-50 -110L-120 -60L-96 -10L-70 -26V118H70V-26L96 -10L120 -60L50 -110L0 -40Z', pale) +
  stroke('M0 -40V118M26 40H52', light, 10);

const arches: Mark = ({ light, base, pale }) =>
  stroke('M-116 80A116 116 0 0 1 116 80', pale, 26) +
  stroke('M-74 80A74 74 0 0 1 74 80', light, 26) +
  stroke('M-32 80A32 32 0 0 1 32 80', base, 26);

const allMarks = { palm, seal, valley, coral, cloud, reeds, coat, arches } satisfies Record<string, Mark>;

export type MarkName = keyof typeof allMarks;

/** Logo marks of the demo's vendors by name. */
export const marks: Record<MarkName, Mark> = allMarks;
