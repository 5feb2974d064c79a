import { fill, hairline, ink, night, steel, white } from '../drawing/palette.ts';
import type { Tint } from '../drawing/palette.ts';
import { circle, ellipse, faded, group, path, rect, ring, stroke } from '../drawing/svg.ts';
import type { Shape } from './shape.ts';

/** Ear tubes meeting at (-36, -160). */
const binaural = ({ deep }: Tint) =>
  stroke('M-96 -346C-120 -250 -90 -180 -36 -160M24 -346C48 -250 18 -180 -36 -160', steel, 11) +
  stroke('M-62 -182C-40 -158 -30 -158 -10 -182', deep, 17) +
  stroke('M-96 -350L-86 -356M24 -350L14 -356', night, 17);

const tubing = ({ deep }: Tint) =>
  stroke('M-36 -160C-36 -20 110 20 116 -110', deep, 17) +
  faded(0.5, stroke('M-38 -150C-32 -34 98 2 108 -104', white, 4));

const diaphragm = ({ base }: Tint) =>
  circle(114, -146, 48, fill.metal) + circle(114, -146, 36, fill.paper) + ring(114, -146, 36, base, 5);

const stethoscope = (chestPiece: (tint: Tint) => string): Shape => ({
  kind: 'item',
  width: 300,
  height: 360,
  cm: 36,
  draw: (tint) => binaural(tint) + tubing(tint) + chestPiece(tint),
});

const otoscope: Shape = {
  kind: 'item',
  width: 220,
  height: 350,
  cm: 19,
  draw: ({ deep }) =>
    [
      rect(-6, -196, 60, 196, 22, fill.round),
      rect(-6, -176, 60, 18, 0, ink),
      [0, 1, 2, 3, 4].map((index) => rect(2, -120 + index * 22, 44, 8, 4, deep)).join(''),
      path('M-24 -300Q-20 -346 30 -346Q84 -340 80 -284Q74 -214 40 -200H8Q-20 -216 -24 -300Z', fill.metal),
      path('M-24 -306L-104 -282V-266L-22 -252Z', fill.dark),
      circle(34, -284, 34, fill.paper),
      circle(34, -284, 24, fill.glass),
      ring(34, -284, 24, deep, 4),
    ].join(''),
};

const specula = (height: number, x: number, y: number, colour: string) =>
  path(`M${x - 26} ${y - height}H${x + 26}L${x + 8} ${y}H${x - 8}Z`, colour) +
  ellipse(x, y - height, 26, 9, steel) +
  ellipse(x, y - height, 17, 5, night);

/** A doctor's instruments for listening and looking. */
export const examination = {
  studentStethoscope: stethoscope((tint) => diaphragm(tint)),
  stethoscope: stethoscope(
    (tint) =>
      path('M96 -110H136L150 -84H82Z', fill.metal) +
      path('M78 -90H154Q162 -48 116 -46Q70 -48 78 -90Z', fill.metal) +
      ellipse(116, -48, 34, 8, night) +
      diaphragm(tint) +
      circle(114, -146, 14, fill.deep),
  ),
  paediatricStethoscope: stethoscope(
    ({ base, deep, light }) =>
      circle(84, -184, 17, base) +
      circle(144, -184, 17, base) +
      circle(114, -150, 42, fill.metal) +
      circle(114, -150, 34, light) +
      circle(101, -158, 5, night) +
      circle(127, -158, 5, night) +
      ellipse(114, -142, 9, 6, night) +
      stroke('M102 -132Q114 -122 126 -132', deep, 4),
  ),
  teachingStethoscope: {
    ...stethoscope(() => ''),
    width: 420,
    draw: (tint) =>
      group('translate(-110 0)', binaural(tint)) +
      group('translate(176 0)', binaural(tint)) +
      stroke('M-146 -160C-146 -70 -10 -90 0 -60C10 -90 140 -70 140 -160M0 -64V-40', tint.deep, 17) +
      group('translate(-114 108)', diaphragm(tint), circle(114, -146, 14, fill.deep)),
  },
  otoscope,
  otoscopeWithOphthalmoscopeHead: {
    ...otoscope,
    width: 340,
    draw: (tint) =>
      [
        group('translate(-50 0)', otoscope.draw(tint)),
        path('M96 -40H136V-8Q136 0 128 0H104Q96 0 96 -8Z', fill.dark),
        path('M74 -170Q74 -196 100 -196H134Q158 -196 158 -170V-66Q158 -40 134 -40H98Q74 -40 74 -66Z', fill.metal),
        circle(116, -152, 24, fill.dark),
        circle(116, -152, 12, fill.glass),
        circle(116, -86, 32, fill.paper),
        Array.from({ length: 8 }, (_, index) => {
          const turn = (index * Math.PI) / 4;
          return circle(Math.round(116 + 21 * Math.cos(turn)), Math.round(-86 + 21 * Math.sin(turn)), 5, tint.deep);
        }).join(''),
      ].join(''),
  },
  otoscopeSpecula: {
    kind: 'item',
    width: 330,
    height: 210,
    cm: 4,
    draw: () =>
      [
        [-120, -62, -4, 54].map((x) => specula(90, x + 34, -104, fill.dark)).join(''),
        [-120, -60, 0, 60, 120].map((x) => specula(110, x, 0, fill.dark)).join(''),
        faded(0.4, [-132, -72, -12, 48, 108].map((x) => stroke(`M${x} -100L${x + 8} -20`, hairline, 4)).join('')),
      ].join(''),
  },
} satisfies Record<string, Shape>;
