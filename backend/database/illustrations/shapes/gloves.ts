import { fill, hairline, ink, white } from '../drawing/palette.ts';
import type { Tint } from '../drawing/palette.ts';
import { circle, cross, ellipse, faded, group, path, rect, stroke } from '../drawing/svg.ts';
import type { Shape } from './shape.ts';

const hand =
  'M-50 0V-96C-92 -138 -102 -182 -88 -190C-74 -196 -62 -168 -50 -156V-270C-50 -292 -22 -292 -22 -270V-186L-20 -300C-20 -322 8 -322 8 -300V-186L10 -288C10 -308 36 -308 36 -288V-180L40 -250C42 -268 66 -266 64 -246L58 0Z';

/** The picture of the glove on its box: how it is made decides how it is drawn. */
type Print = (tint: Tint) => string;

const fingertips = [
  [-36, -262],
  [-6, -292],
  [23, -278],
  [52, -240],
  [-82, -172],
];

const textured: Print = ({ base, pale }) =>
  path(hand, base) +
  fingertips
    .flatMap(([x = 0, y = 0]) =>
      [0, 1, 2].map((row) => circle(x - 6, y + row * 13, 4, pale) + circle(x + 6, y + row * 13, 4, pale)),
    )
    .join('');

const thick: Print = ({ base, deep }) => stroke(`${hand}`, deep, 22) + path(hand, base);

const longCuff: Print = ({ base, deep }) =>
  group('translate(0 -90) scale(1 .72)', path(hand, base)) +
  rect(-56, -94, 118, 94, 4, base) +
  stroke('M-56 -90H62M-58 -6H64', deep, 8);

const smooth: Print = ({ base }) => path(hand, base);

const powdered: Print = ({ base, deep }) =>
  path(hand, base) +
  [
    [100, -60],
    [120, -120],
    [92, -180],
    [128, -220],
    [110, -30],
    [136, -160],
    [84, -110],
    [-96, -40],
    [-120, -90],
    [-84, -72],
    [-130, -30],
  ]
    .map(([x = 0, y = 0], index) => circle(x, y, 5 + (index % 3) * 2, deep))
    .join('');

const clear: Print = ({ deep, pale }) =>
  path(hand, pale) + stroke(hand, deep, 9) + stroke('M-8 -270V-180M22 -260V-180', white, 8);

const gloveBox = (print: Print, height = 210): Shape => ({
  kind: 'box',
  width: 320,
  height: height + 40,
  cm: (12.5 * (height + 40)) / 250,
  draw: (tint) =>
    [
      rect(-160, -height, 320, height, 10, fill.paper),
      rect(-160, -62, 320, 62, 10, fill.deep),
      group(
        `translate(0 ${210 - height})`,
        ellipse(0, -206, 92, 22, ink),
        path(
          'M-60 -204C-70 -250 -40 -262 -34 -232C-30 -270 -4 -272 -2 -236C6 -272 32 -268 30 -232C42 -256 66 -246 56 -204Z',
          fill.face,
        ),
        stroke('M-34 -230V-212M-2 -234V-212M30 -230V-212', tint.base, 3),
      ),
      group(`translate(-80 -70) scale(${((height - 84) / 320).toFixed(3)})`, print(tint)),
      rect(20, -height + 46, 110, 14, 7, tint.light),
      rect(20, -height + 72, 82, 10, 5, hairline),
      rect(20, -height + 92, 96, 10, 5, hairline),
      cross(122, -32, 32, white),
    ].join(''),
});

/** Gloves, loose and in dispenser boxes. */
export const gloves = {
  nitrileGloveBox: gloveBox(textured),
  thickNitrileGloveBox: gloveBox(thick),
  longCuffGloveBox: gloveBox(longCuff, 290),
  latexGloveBox: gloveBox(smooth),
  powderedLatexGloveBox: gloveBox(powdered),
  vinylGloveBox: gloveBox(clear),
  largeVinylGloveBox: gloveBox(clear, 300),
  gloves: {
    kind: 'item',
    width: 300,
    height: 340,
    cm: 24,
    draw: ({ deep }) =>
      [
        group('translate(66 0) rotate(9) scale(-1 1)', faded(0.75, path(hand, fill.deep))),
        group(
          'translate(-34 0) rotate(-5)',
          path(hand, fill.face),
          faded(0.5, stroke('M-36 -262V-170M-6 -292V-180M22 -280V-180', white, 6)),
          stroke('M-48 -30H58M-48 -16H58', deep, 2.5),
        ),
      ].join(''),
  },
} satisfies Record<string, Shape>;
