import { fill, hairline, ink, night, steel, white } from '../drawing/palette.ts';
import type { Tint } from '../drawing/palette.ts';
import { circle, ellipse, faded, group, path, rect, ring, stroke } from '../drawing/svg.ts';
import type { Shape } from './shape.ts';

const crutchPair: Shape = {
  kind: 'large',
  width: 220,
  height: 380,
  cm: 120,
  draw: ({ light, base }) =>
    [-52, 52]
      .map(
        (x) =>
          stroke(`M${x} -20V-250`, steel, 15) +
          stroke(`M${x} -236L${x - 14} -350`, steel, 13) +
          `<path d="M${x - 42} -344Q${x - 14} -376 ${x + 14} -344" fill="none" stroke="${base}" stroke-width="18" stroke-linecap="round"/>` +
          stroke(`M${x} -236H${x + 44}`, ink, 22) +
          rect(x - 12, -24, 24, 24, 8, night) +
          [0, 1, 2, 3, 4].map((hole) => circle(x, -150 + hole * 22, 3.5, night)).join('') +
          rect(x - 11, -180, 22, 16, 6, light),
      )
      .join(''),
};

const walkingFrame: Shape = {
  kind: 'large',
  width: 320,
  height: 350,
  cm: 86,
  draw: ({ base, deep }) =>
    [
      stroke('M-70 -300L-92 -40M70 -300L92 -40', hairline, 11),
      stroke('M-70 -296H70', hairline, 11),
      stroke('M-116 -14L-88 -320Q-84 -338 -60 -338M116 -14L88 -320Q84 -338 60 -338', steel, 14),
      stroke('M-98 -200H98M-104 -140H104', base, 12),
      stroke('M-92 -336H-44M92 -336H44', ink, 22),
      [-116, 116].map((x) => rect(x - 14, -22, 28, 22, 8, night)).join(''),
      [-92, 92].map((x) => rect(x - 10, -50, 20, 18, 6, night)).join(''),
      rect(-30, -214, 60, 26, 10, deep),
    ].join(''),
};

/** A cane with four feet; `spread` is how far the outer ones stand from the middle. */
const fourFootCane = (spread: number, grip: (tint: Tint) => string): Shape => ({
  kind: 'large',
  width: Math.max(180, spread * 2 + 30),
  height: 370,
  cm: 92,
  draw: (tint) => {
    const feet = [-spread, -spread / 3, spread / 3, spread];
    return [
      stroke('M0 -60V-320', steel, 17),
      grip(tint),
      stroke('M0 -150V-250', tint.deep, 18),
      [0, 1, 2, 3].map((hole) => circle(0, -236 + hole * 22, 4, white)).join(''),
      stroke(`M${-spread} -40H${spread}`, steel, spread > 70 ? 11 : 0),
      feet.map((x) => stroke(`M0 -64L${x} -8`, steel, 9)).join(''),
      feet.map((x) => rect(x - 11, -16, 22, 16, 6, night)).join(''),
      rect(-14, -78, 28, 22, 7, ink),
    ].join('');
  },
});

const hook = 'M0 -316C0 -372 -84 -372 -84 -322';
const curvedGrip = ({ deep }: Tint) => stroke(hook, deep, 24);
const gelGrip = ({ light, base, deep }: Tint) =>
  stroke('M0 -300V-330H-88', deep, 34) +
  stroke('M6 -334H-84', light, 20) +
  [-72, -52, -32, -12].map((x) => circle(x, -318, 6, base)).join('');

/** Crutches, canes, walking frames. */
export const walkingAids = {
  crutchPair,
  childCrutchPair: {
    ...crutchPair,
    height: 300,
    cm: 88,
    draw: (tint) =>
      group('scale(.94 .79)', crutchPair.draw(tint)) +
      [-49, 49]
        .map((x) =>
          [-60, -84].map((y, row) => stroke(`M${x - 7} ${y}H${x + 7}`, row ? tint.base : tint.deep, 9)).join(''),
        )
        .join(''),
  },
  rubberTips: {
    kind: 'item',
    width: 330,
    height: 230,
    cm: 6,
    draw: ({ deep }) =>
      [
        [-70, -112],
        [70, -112],
        [-88, 0],
        [88, 0],
      ]
        .map(([x, y]) =>
          group(
            `translate(${x} ${y})`,
            path('M-34 -96H34L40 -44Q62 -34 64 -8Q64 0 54 0H-54Q-64 0 -64 -8Q-62 -34 -40 -44Z', fill.dark),
            ellipse(0, -96, 34, 10, steel),
            ellipse(0, -96, 22, 6, night),
            stroke('M-40 -44Q0 -34 40 -44M-60 -14Q0 -2 60 -14', deep, 4),
          ),
        )
        .join(''),
  },
  cane: fourFootCane(48, curvedGrip),
  wideCane: fourFootCane(96, curvedGrip),
  gelGripCane: fourFootCane(60, gelGrip),
  walkingFrame,
  wheeledWalkingFrame: {
    ...walkingFrame,
    draw: (tint) =>
      walkingFrame.draw(tint) +
      [-122, 122]
        .map(
          (x) =>
            ring(x, -30, 26, night, 13) +
            circle(x, -30, 16, white) +
            circle(x, -30, 8, tint.deep) +
            stroke(`M${x} -66V-30`, steel, 12),
        )
        .join('') +
      faded(0.5, stroke('M-60 -330H-50', white, 6)),
  },
} satisfies Record<string, Shape>;
