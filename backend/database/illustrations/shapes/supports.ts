import { fill, ink, steel, white } from '../drawing/palette.ts';
import { circle, ellipse, faded, group, path, rect, stroke } from '../drawing/svg.ts';
import type { Shape } from './shape.ts';

const brace: Shape = {
  kind: 'item',
  width: 240,
  height: 330,
  cm: 28,
  draw: ({ light, base }) =>
    [
      path(
        'M-92 -322Q0 -300 92 -322C104 -250 70 -210 76 -164C80 -110 96 -70 84 -4Q0 18 -84 -4C-96 -70 -80 -110 -76 -164C-70 -210 -104 -250 -92 -322Z',
        fill.deep,
      ),
      `<ellipse cx="0" cy="-166" rx="48" ry="56" fill="none" stroke="${light}" stroke-width="14"/>`,
      ellipse(0, -166, 40, 48, fill.dark),
      path('M-98 -286Q0 -262 98 -286V-244Q0 -222 -92 -246Z', fill.face),
      path('M-88 -74Q0 -52 90 -74V-34Q0 -12 -88 -36Z', fill.face),
      rect(40, -272, 44, 34, 8, ink),
      rect(36, -62, 44, 34, 8, ink),
      faded(0.4, stroke('M-70 -226C-60 -190 -62 -140 -68 -100', base, 8)),
    ].join(''),
};

const wristBrace: Shape = {
  kind: 'item',
  width: 240,
  height: 310,
  cm: 20,
  draw: ({ light, deep }) =>
    [
      path(
        'M-66 0Q0 14 66 0L74 -150C96 -170 112 -212 106 -240C92 -256 74 -238 58 -204L60 -292Q0 -312 -62 -292C-80 -200 -78 -100 -66 0Z',
        fill.deep,
      ),
      path('M-74 -92Q0 -72 72 -92L74 -132Q0 -112 -76 -132Z', fill.face),
      path('M-68 -30Q0 -10 68 -30L70 -68Q0 -48 -72 -68Z', fill.face),
      path('M-76 -158Q0 -140 74 -158L74 -190Q0 -172 -76 -190Z', fill.face),
      rect(14, -126, 42, 28, 6, ink),
      rect(14, -62, 42, 28, 6, ink),
      rect(14, -184, 42, 28, 6, ink),
      rect(-48, -280, 20, 240, 9, deep),
      faded(0.5, stroke('M-24 -284H50', light, 6)),
    ].join(''),
};

/** Supports for joints. */
export const supports = {
  kneeSleeve: {
    ...brace,
    draw: ({ light, deep }) =>
      [
        path(
          'M-92 -322Q0 -300 92 -322C104 -250 70 -210 76 -164C80 -110 96 -70 84 -4Q0 18 -84 -4C-96 -70 -80 -110 -76 -164C-70 -210 -104 -250 -92 -322Z',
          fill.face,
        ),
        stroke('M-92 -304Q0 -280 92 -304M-86 -18Q0 4 86 -18', deep, 10),
        [0, 1, 2, 3, 4, 5]
          .map((row) =>
            stroke(
              `M${-82 + row * 2} ${-268 + row * 9}Q0 ${-246 + row * 9} ${82 - row * 2} ${-268 + row * 9}M${-74 - row} ${-110 + row * 14}Q0 ${-88 + row * 14} ${74 + row} ${-110 + row * 14}`,
              light,
              3,
            ),
          )
          .join(''),
        `<ellipse cx="0" cy="-166" rx="46" ry="52" fill="none" stroke="${deep}" stroke-width="12"/>`,
      ].join(''),
  },
  kneeBraceWithStays: {
    ...brace,
    draw: (tint) =>
      brace.draw(tint) +
      [-1, 1]
        .map(
          (side) =>
            stroke(`M${side * 78} -268L${side * 74} -172L${side * 78} -58`, steel, 15) +
            circle(side * 74, -168, 19, steel) +
            circle(side * 74, -168, 9, white),
        )
        .join(''),
  },
  leftWristBrace: { ...wristBrace, draw: (tint) => group('scale(-1 1)', wristBrace.draw(tint)) },
  rightWristBrace: wristBrace,
} satisfies Record<string, Shape>;
