import { fill, hairline, ink, night, white } from '../drawing/palette.ts';
import { circle, cross, ellipse, group, path, rect, stroke } from '../drawing/svg.ts';
import { paperLabel } from './paper-label.ts';
import type { Shape } from './shape.ts';

/** Products that come in packs. */
export const packs = {
  pillBottle: {
    kind: 'item',
    width: 220,
    height: 310,
    cm: 10,
    draw: ({ base, light }) =>
      [
        path('M-82 -230H62V-22Q62 0 40 0H-60Q-82 0 -82 -22Z', fill.round),
        rect(-96, -302, 172, 78, 14, fill.paperRound),
        [-76, -52, -28, -4, 20, 44, 64].map((x) => stroke(`M${x} -288V-240`, hairline, 4)).join(''),
        paperLabel(-76, -186, 132, 128),
        group(
          'translate(86 -22) rotate(-20)',
          rect(-34, -17, 68, 34, 17, light),
          path('M0 -17H17A17 17 0 0 1 17 17H0Z', base),
        ),
        group(
          'translate(106 -58) rotate(40)',
          rect(-30, -15, 60, 30, 15, white),
          path('M0 -15H15A15 15 0 0 1 15 15H0Z', ink),
        ),
      ].join(''),
  },
  blister: {
    kind: 'item',
    width: 260,
    height: 310,
    cm: 11,
    draw: ({ light, base }) =>
      group(
        'rotate(-8 0 -155)',
        group('translate(30 -6) rotate(6 0 -150)', rect(-92, -296, 184, 290, 18, fill.metal)),
        rect(-100, -306, 190, 300, 18, fill.paper),
        [0, 1, 2, 3, 4]
          .map((row) =>
            [0, 1]
              .map((column) => {
                const x = -50 + column * 90;
                const y = -274 + row * 54;
                return (
                  rect(x - 36, y - 18, 72, 42, 21, light) +
                  rect(x - 30, y - 14, 60, 32, 16, base) +
                  rect(x - 20, y - 9, 30, 8, 4, white)
                );
              })
              .join(''),
          )
          .join(''),
      ),
  },
  jar: {
    kind: 'item',
    width: 250,
    height: 310,
    cm: 15,
    draw: ({ light }) =>
      [
        path(
          'M-104 -222Q-118 -206 -118 -180V-24Q-118 0 -94 0H94Q118 0 118 -24V-180Q118 -206 104 -222Z',
          fill.paperRound,
        ),
        rect(-112, -306, 224, 86, 16, fill.deep),
        [-88, -58, -28, 2, 32, 62, 88].map((x) => stroke(`M${x} -290V-240`, light, 3)).join(''),
        rect(-118, -180, 236, 128, 0, fill.face),
        circle(0, -116, 46, white),
        path('M0 -152C30 -120 34 -104 26 -90A30 30 0 0 1 -26 -90C-34 -104 -30 -120 0 -152Z', ink),
        stroke('M-2 -128C6 -114 12 -104 10 -94', white, 5),
      ].join(''),
  },
  wipes: {
    kind: 'box',
    width: 360,
    height: 230,
    cm: 9,
    draw: ({ light }) =>
      [
        path('M-30 -196C-50 -236 -10 -244 0 -224C20 -250 56 -232 34 -196Z', white),
        path('M-170 -186Q0 -206 170 -186Q182 -100 170 -10Q0 8 -170 -10Q-182 -100 -170 -186Z', fill.face),
        rect(-80, -198, 160, 62, 18, fill.paper),
        rect(-62, -186, 124, 38, 12, fill.deep),
        stroke('M-162 -178V-18M162 -178V-18', light, 5),
        rect(-112, -108, 150, 18, 9, white),
        rect(-112, -76, 110, 12, 6, light),
        rect(-112, -52, 130, 12, 6, light),
        circle(104, -72, 38, white),
        path('M104 -100C124 -76 126 -66 120 -56A19 19 0 0 1 88 -56C82 -66 84 -76 104 -100Z', ink),
      ].join(''),
  },
  wipesTub: {
    kind: 'item',
    width: 220,
    height: 330,
    cm: 20,
    draw: ({ light }) =>
      [
        path('M-34 -268C-56 -318 -20 -334 -4 -300C16 -336 56 -316 32 -268Z', white),
        stroke('M-4 -300C-8 -286 -6 -276 -4 -268', hairline, 3),
        rect(-96, -230, 192, 230, 20, fill.round),
        rect(-104, -272, 208, 56, 18, fill.paperRound),
        ellipse(0, -262, 40, 9, night),
        paperLabel(-80, -170, 160, 124),
        circle(48, -76, 22, light),
        cross(48, -76, 22, ink),
      ].join(''),
  },
} satisfies Record<string, Shape>;
