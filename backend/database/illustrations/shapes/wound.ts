import { fill, hairline, ink, white } from '../drawing/palette.ts';
import { circle, cross, ellipse, faded, group, path, rect, stroke } from '../drawing/svg.ts';
import type { Shape } from './shape.ts';

/** Wound care: bandages, gauze, tapes, dressings. */
export const wound = {
  bandageRoll: {
    kind: 'item',
    width: 360,
    height: 220,
    cm: 8,
    draw: ({ base, light, deep }) =>
      [
        path('M-40 -30C40 -40 110 -8 180 -14V-2H-60Z', fill.face),
        stroke('M0 -22C60 -24 110 -8 176 -8', deep, 2),
        rect(-120, -208, 112, 206, 0, fill.face),
        ellipse(-120, -105, 46, 103, base),
        ellipse(-8, -105, 62, 103, fill.soft),
        [84, 66, 48, 30]
          .map(
            (radius) =>
              `<ellipse cx="-8" cy="-105" rx="${radius * 0.6}" ry="${radius}" fill="none" stroke="${base}" stroke-width="4"/>`,
          )
          .join(''),
        ellipse(-8, -105, 9, 15, deep),
        faded(0.6, stroke('M-110 -190H-30M-140 -150H-70M-152 -60H-76', light, 4)),
      ].join(''),
  },
  cohesiveBandage: {
    kind: 'item',
    width: 300,
    height: 220,
    cm: 7.5,
    draw: ({ light, base, deep }) =>
      [
        path('M-130 -180Q-130 -212 0 -212Q130 -212 130 -180V-32Q130 0 0 0Q-130 0 -130 -32Z', fill.round),
        ellipse(0, -180, 130, 34, light),
        `<ellipse cx="0" cy="-180" rx="98" ry="25" fill="none" stroke="${base}" stroke-width="4"/>`,
        `<ellipse cx="0" cy="-180" rx="70" ry="17" fill="none" stroke="${base}" stroke-width="4"/>`,
        ellipse(0, -180, 44, 11, white),
        ellipse(0, -180, 34, 8, deep),
        faded(0.35, stroke('M-120 -130Q0 -96 120 -130M-124 -96Q0 -62 124 -96M-124 -62Q0 -28 124 -62', white, 6)),
        stroke('M60 -146C66 -100 66 -60 62 -14', deep, 4),
      ].join(''),
  },
  plasterBox: {
    kind: 'box',
    width: 300,
    height: 220,
    cm: 9,
    draw: ({ light, base, deep }) =>
      [
        rect(-150, -220, 300, 220, 10, fill.paper),
        path('M-150 -210Q-150 -220 -140 -220H140Q150 -220 150 -210V-170H-150Z', fill.deep),
        cross(-116, -195, 28, white),
        group(
          'translate(0 -84) rotate(-18)',
          rect(-104, -30, 208, 60, 30, fill.face),
          rect(-38, -30, 76, 60, 4, light),
          [-1, 0, 1].map((x) => [-1, 1].map((y) => circle(x * 20, y * 11, 4, base)).join('')).join(''),
          [-76, 76].map((x) => [-1, 1].map((y) => circle(x, y * 9, 3.5, deep)).join('')).join(''),
        ),
        rect(-70, -204, 120, 16, 8, white),
      ].join(''),
  },
  gauze: {
    kind: 'item',
    width: 320,
    height: 230,
    cm: 5,
    draw: ({ light, base, deep }) => {
      const layer = (y: number) =>
        path(`M-150 ${y}L0 ${y + 62}L150 ${y}V${y + 17}L0 ${y + 79}L-150 ${y + 17}Z`, fill.face) +
        stroke(`M-150 ${y + 17}L0 ${y + 79}L150 ${y + 17}`, white, 3);
      const threads = [1, 2, 3, 4, 5].map((index) => index / 6);
      const warp = threads.map((t) => stroke(`M${-150 + 150 * t} ${-166 - 62 * t}l150 62`, light, 2.5)).join('');
      const weft = threads.map((t) => stroke(`M${-150 + 150 * t} ${-166 + 62 * t}l150 -62`, light, 2.5)).join('');
      return [
        [-84, -104, -124, -144].map(layer).join(''),
        path('M-150 -166L0 -228L150 -166L0 -104Z', fill.soft),
        warp,
        weft,
        stroke('M-150 -166L0 -104L150 -166', base, 2.5),
        path('M-34 -118L0 -104L34 -118V-18L0 -4L-34 -18Z', deep),
        cross(0, -60, 30, white),
      ].join('');
    },
  },
  cotton: {
    kind: 'item',
    width: 320,
    height: 270,
    cm: 16,
    draw: ({ light }) =>
      [
        path(
          'M-120 -210Q-130 -238 -92 -236H92Q130 -238 120 -210L132 -24Q132 -2 108 -2H-108Q-132 -2 -132 -24Z',
          fill.glass,
        ),
        [
          [-70, -150, 46],
          [0, -168, 52],
          [68, -150, 46],
          [-40, -96, 50],
          [44, -98, 52],
          [-78, -50, 42],
          [0, -48, 48],
          [76, -50, 42],
        ]
          .map(([x = 0, y = 0, radius = 0]) => circle(x, y, radius, hairline) + circle(x - 3, y - 4, radius - 3, white))
          .join(''),
        faded(0.5, path('M-104 -210L-116 -30H-88L-80 -210Z', white)),
        path('M-110 -268H110L122 -222Q0 -206 -122 -222Z', fill.deep),
        rect(-66, -118, 132, 62, 10, light),
        rect(-46, -104, 92, 12, 6, ink),
        rect(-46, -82, 60, 10, 5, white),
      ].join(''),
  },
  tape: {
    kind: 'item',
    width: 320,
    height: 230,
    cm: 8,
    draw: ({ light, base }) =>
      [
        path('M-70 -216H40V-4H-70Z', fill.face),
        ellipse(-70, -110, 90, 106, base),
        ellipse(40, -110, 90, 106, fill.soft),
        ellipse(40, -110, 54, 64, hairline),
        ellipse(34, -110, 46, 56, white),
        stroke('M122 -70C130 -40 140 -20 164 -8', light, 14),
        faded(0.8, stroke('M-18 -186A72 88 0 0 0 -18 -34', base, 4)),
      ].join(''),
  },
  dressing: {
    kind: 'item',
    width: 300,
    height: 280,
    cm: 10,
    draw: ({ pale, light, base }) =>
      [
        group('translate(42 -4) rotate(10 0 -120)', rect(-100, -250, 200, 250, 18, fill.deep)),
        rect(-140, -262, 210, 258, 22, fill.soft),
        rect(-108, -226, 146, 186, 16, pale),
        rect(-96, -214, 122, 162, 12, fill.face),
        [0, 1, 2, 3, 4]
          .map((row) => [0, 1, 2, 3].map((column) => circle(-77 + column * 28, -194 + row * 31, 5, light)).join(''))
          .join(''),
        path('M70 -50L70 -26Q70 -4 48 -4H22Z', base),
      ].join(''),
  },
} satisfies Record<string, Shape>;
