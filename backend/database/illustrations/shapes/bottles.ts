import { fill, hairline, ink, white } from '../drawing/palette.ts';
import { circle, cross, faded, group, path, rect, stroke } from '../drawing/svg.ts';
import { emblem } from './emblems.ts';
import { paperLabel } from './paper-label.ts';
import type { Shape } from './shape.ts';

const bottle = (sign: string): Shape => ({
  kind: 'item',
  width: 190,
  height: 350,
  cm: 21,
  draw: ({ light }) =>
    [
      path(
        'M-38 -282V-260C-38 -232 -92 -228 -92 -176V-22Q-92 0 -70 0H70Q92 0 92 -22V-176C92 -228 38 -232 38 -260V-282Z',
        fill.round,
      ),
      rect(-48, -348, 96, 70, 10, fill.paperRound),
      stroke('M-30 -338V-290M-10 -338V-290M10 -338V-290M30 -338V-290', hairline, 4),
      paperLabel(-80, -176, 160, 122),
      faded(0.5, rect(-80, -40, 14, 30, 7, light)),
      sign,
    ].join(''),
});

/** Small bottles: solutions, syrups, drops. */
export const bottles = {
  solutionBottle: bottle(cross(48, -82, 30, ink)),
  syrupBottle: {
    ...bottle(''),
    width: 260,
    cm: 16,
    draw: (tint) =>
      group('translate(-36 0)', bottle(emblem('honeycomb', 44, -84, 54, tint.deep, white)).draw(tint)) +
      path('M72 -84H132L124 -10Q122 0 112 0H92Q82 0 80 -10Z', fill.glass) +
      path('M76 -44H128L124 -10Q122 0 112 0H92Q82 0 80 -10Z', tint.base) +
      stroke('M104 -68H122M108 -54H122', hairline, 4),
  },
  flipTopBottle: {
    kind: 'item',
    width: 150,
    height: 270,
    cm: 11,
    draw: ({ pale, deep }) =>
      [
        path('M-40 -222H40V-262Q40 -270 30 -270H-30Q-40 -270 -40 -262Z', fill.deep),
        stroke('M-40 -246H40', white, 3),
        rect(24, -252, 22, 10, 5, ink),
        path(
          'M-34 -224H34C40 -204 70 -204 70 -166V-24Q70 0 46 0H-46Q-70 0 -70 -24V-166C-70 -204 -40 -204 -34 -224Z',
          fill.glass,
        ),
        path('M-66 -150Q0 -140 66 -150V-26Q66 -4 44 -4H-44Q-66 -4 -66 -26Z', fill.face),
        [
          [-44, -30, 6],
          [46, -40, 7],
          [40, -160, 5],
        ]
          .map(([x = 0, y = 0, radius = 0]) => circle(x, y, radius, pale))
          .join(''),
        paperLabel(-48, -140, 96, 96),
        emblem('drop', 24, -66, 30, deep, white),
      ].join(''),
  },
  eyeRinseBottle: {
    kind: 'item',
    width: 150,
    height: 310,
    cm: 9,
    draw: ({ light }) =>
      [
        path('M-16 -310Q0 -322 16 -310L20 -252H-20Z', fill.dark),
        rect(-34, -256, 68, 46, 8, fill.paperRound),
        path('M-30 -210H30V-196Q70 -186 70 -150V-20Q70 0 50 0H-50Q-70 0 -70 -20V-150Q-70 -186 -30 -196Z', fill.round),
        paperLabel(-62, -142, 124, 96),
        faded(0.6, rect(-58, -36, 12, 26, 6, light)),
      ].join(''),
  },
  singleDoses: {
    kind: 'item',
    width: 330,
    height: 240,
    cm: 7,
    draw: ({ light, deep }) =>
      [-132, -66, 0, 66, 132]
        .map(
          (x) =>
            path(
              `M${x - 12} -150H${x + 12}L${x + 28} -124V-30Q${x + 28} -8 ${x} -8Q${x - 28} -8 ${x - 28} -30V-124Z`,
              fill.glass,
            ) +
            path(`M${x - 26} -96H${x + 26}V-30Q${x + 26} -10 ${x} -10Q${x - 26} -10 ${x - 26} -30Z`, light) +
            rect(x - 6, -170, 12, 24, 3, deep) +
            rect(x - 26, -232, 52, 66, 10, fill.face) +
            stroke(`M${x - 12} -212V-186M${x} -212V-186M${x + 12} -212V-186`, white, 4),
        )
        .join('') + rect(-160, -60, 320, 26, 4, fill.paper),
  },
} satisfies Record<string, Shape>;
