import { fill, hairline, ink, night, steel, white } from '../drawing/palette.ts';
import { circle, path, rect, ring, stroke } from '../drawing/svg.ts';
import type { Shape } from './shape.ts';

const wheelchair: Shape = {
  kind: 'large',
  width: 370,
  height: 370,
  cm: 91,
  draw: ({ deep, base, light }) =>
    [
      stroke('M-92 -356L-72 -170L84 -170L112 -50H160', steel, 13),
      stroke('M-128 -352H-90', night, 16),
      path('M-96 -330Q-84 -340 -74 -330L-56 -176Q-60 -164 -76 -168Z', fill.deep),
      rect(-80, -190, 172, 30, 13, fill.face),
      stroke('M-70 -236H64V-190', night, 14),
      stroke('M-10 -116L96 -60', steel, 9),
      rect(122, -52, 54, 14, 6, night),
      ring(-36, -108, 102, night, 12),
      ring(-36, -108, 86, light, 6),
      Array.from({ length: 12 }, (_, index) => {
        const angle = (index * Math.PI) / 6;
        return stroke(
          `M-36 -108L${(-36 + 86 * Math.cos(angle)).toFixed(1)} ${(-108 + 86 * Math.sin(angle)).toFixed(1)}`,
          hairline,
          2.5,
        );
      }).join(''),
      circle(-36, -108, 17, deep),
      circle(-36, -108, 8, white),
      stroke('M96 -90V-40', steel, 9),
      ring(96, -32, 26, night, 11),
      circle(96, -32, 8, base),
    ].join(''),
};

/** A mag wheel around (-36, -108): broad spokes, no wires. */
const magWheel = (colour: string) =>
  ring(-36, -108, 102, night, 10) +
  ring(-36, -108, 88, colour, 9) +
  [0, 1, 2, 3, 4]
    .map((index) => {
      const turn = (index * 2 * Math.PI) / 5 - Math.PI / 2;
      return stroke(
        `M-36 -108L${(-36 + 84 * Math.cos(turn)).toFixed(1)} ${(-108 + 84 * Math.sin(turn)).toFixed(1)}`,
        colour,
        13,
      );
    })
    .join('') +
  circle(-36, -108, 16, white);

/** Folding wheelchairs, seen from the side; the wide one from the front. */
export const wheelchairs = {
  steelWheelchair: wheelchair,
  aluminiumWheelchair: {
    ...wheelchair,
    draw: ({ deep, base }) =>
      [
        stroke('M-96 -340L-76 -170L84 -170L112 -60H150', hairline, 17),
        stroke('M-130 -338H-94', ink, 16),
        path('M-100 -316Q-88 -326 -78 -316L-60 -176Q-64 -164 -80 -168Z', fill.deep),
        rect(-84, -192, 176, 22, 11, fill.face),
        stroke('M-74 -250Q0 -262 58 -238', ink, 15),
        stroke('M50 -240V-188', hairline, 11),
        stroke('M-10 -116L96 -60', hairline, 13),
        path('M112 -64H168L176 -50H116Z', deep),
        magWheel(base),
        stroke('M98 -96V-36', hairline, 13),
        ring(98, -28, 22, night, 10),
        circle(98, -28, 8, base),
      ].join(''),
  },
  wideWheelchair: {
    kind: 'large',
    width: 400,
    height: 360,
    cm: 91,
    draw: ({ light, deep }) =>
      [
        stroke('M-130 -340V-60M130 -340V-60', steel, 14),
        stroke('M-130 -346H-158M130 -346H158', night, 18),
        rect(-118, -322, 236, 128, 18, fill.deep),
        stroke('M0 -314V-202M-60 -314V-202M60 -314V-202', light, 3),
        rect(-134, -184, 268, 34, 14, fill.face),
        rect(-164, -250, 50, 20, 10, night),
        rect(114, -250, 50, 20, 10, night),
        stroke('M-120 -150L120 -46M120 -150L-120 -46', steel, 11),
        circle(0, -98, 10, deep),
        rect(-196, -222, 30, 216, 15, night),
        rect(166, -222, 30, 216, 15, night),
        stroke('M-160 -206V-22M160 -206V-22', light, 6),
        rect(-118, -44, 18, 44, 9, night),
        rect(100, -44, 18, 44, 9, night),
        path('M-86 -34H-14L-20 -14H-92ZM86 -34H14L20 -14H92Z', night),
        stroke('M-60 -150V-32M60 -150V-32', steel, 9),
      ].join(''),
  },
  travelWheelchair: {
    kind: 'large',
    width: 300,
    height: 350,
    cm: 90,
    draw: ({ deep, base }) =>
      [
        stroke('M-96 -336L-76 -160L84 -160L108 -50H146', hairline, 12),
        stroke('M-128 -340Q-110 -346 -94 -332', ink, 16),
        path('M-98 -300Q-86 -308 -78 -300L-62 -166Q-66 -156 -80 -160Z', fill.deep),
        rect(-82, -180, 172, 20, 10, fill.face),
        stroke('M-72 -226H58V-180', night, 12),
        stroke('M-78 -160L-70 -60M-72 -66L96 -160M84 -160L-60 -60', hairline, 10),
        ring(-66, -56, 50, night, 11),
        circle(-66, -56, 36, base),
        circle(-66, -56, 12, white),
        stroke('M92 -110V-40', hairline, 10),
        ring(92, -26, 22, night, 10),
        circle(92, -26, 7, deep),
        rect(108, -52, 44, 13, 6, night),
      ].join(''),
  },
} satisfies Record<string, Shape>;
