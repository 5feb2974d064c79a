import { drawText } from '../drawing/glyphs.ts';
import { fill, hairline, ink, night, steel, white } from '../drawing/palette.ts';
import { circle, ellipse, faded, group, path, rect, stroke } from '../drawing/svg.ts';
import type { Shape } from './shape.ts';

const thermometer = (tip: string, reading = '36.8'): Shape => ({
  kind: 'item',
  width: 130,
  height: 340,
  cm: 13,
  draw: ({ base }) =>
    group(
      'rotate(14 0 -170)',
      tip,
      path('M-40 -300Q-40 -340 0 -340Q40 -340 40 -300V-150Q36 -96 14 -84H-14Q-36 -96 -40 -150Z', fill.paperRound),
      path('M-40 -300Q-40 -340 0 -340Q40 -340 40 -300V-292H-40Z', fill.deep),
      rect(-26, -276, 52, 92, 10, fill.screen),
      group('translate(0 -230) rotate(-90)', drawText(reading, 0, 0, 26, night)),
      circle(0, -150, 14, base),
      circle(0, -150, 7, ink),
    ),
});

const infraredThermometer: Shape = {
  kind: 'item',
  width: 300,
  height: 320,
  cm: 15.5,
  draw: ({ light }) =>
    [
      path('M-6 -190L72 -190L104 -22Q106 -2 84 -2H26Q8 -2 6 -20Z', fill.round),
      path('M-140 -268Q-140 -316 -92 -318H60Q128 -318 130 -256Q130 -180 60 -180H-92Q-140 -184 -140 -232Z', fill.paper),
      rect(-150, -280, 34, 64, 12, fill.dark),
      rect(-36, -296, 118, 92, 14, fill.dark),
      rect(-26, -286, 98, 72, 8, fill.screen),
      drawText('36.5', 22, -250, 30, night),
      path('M-14 -176Q-44 -172 -40 -132Q-30 -118 -12 -120L4 -170Z', ink),
      faded(0.7, stroke('M-110 -304H-56', white, 8)),
      stroke('M30 -140L84 -146M34 -112L90 -118M38 -84L95 -90', light, 5),
    ].join(''),
};

/** Thermometers for the mouth or arm, the forehead and the ear. */
export const thermometers = {
  thermometer: thermometer(path('M-13 -100L-7 -20Q0 -2 7 -20L13 -100Z', fill.metal)),
  flexibleThermometer: thermometer(
    stroke('M0 -100C-2 -60 10 -50 34 -34', steel, 22) +
      stroke('M0 -92C-2 -60 12 -48 34 -34', white, 4) +
      stroke('M32 -36L52 -26', night, 15) +
      stroke('M-12 -84L12 -88M-9 -70L14 -78', hairline, 3),
  ),
  fastThermometer: thermometer(
    path('M-13 -100L-7 -20Q0 -2 7 -20L13 -100Z', fill.metal) +
      path('M-9 -42L-7 -20Q0 -2 7 -20L9 -42Z', '#C9A227') +
      group(
        'translate(64 -250)',
        circle(0, 0, 34, ink),
        rect(-7, -48, 14, 14, 4, ink),
        circle(0, 0, 25, white),
        path('M0 -22A22 22 0 0 1 22 0L0 0Z', ink),
      ),
    '10',
  ),
  infraredThermometer,
  infraredThermometerOnStand: {
    ...infraredThermometer,
    height: 410,
    cm: 24,
    draw: (tint) =>
      [
        path('M-130 -6Q-130 -34 -96 -36H96Q130 -34 130 -6Q130 0 120 0H-120Q-130 0 -130 -6Z', fill.dark),
        rect(6, -150, 104, 122, 18, fill.paper),
        rect(22, -132, 72, 30, 10, tint.light),
        group('translate(0 -84)', infraredThermometer.draw(tint)),
        path('M-2 -128H118V-44Q118 -32 106 -32H10Q-2 -32 -2 -44Z', fill.deep),
        circle(58, -78, 14, white),
      ].join(''),
  },
  foreheadAndEarThermometer: {
    ...infraredThermometer,
    width: 340,
    draw: (tint) =>
      [
        infraredThermometer.draw(tint),
        path('M-142 -296L-196 -264Q-206 -250 -196 -236L-142 -204Z', fill.metal),
        stroke('M-158 -286V-214', tint.deep, 6),
        ellipse(-198, -250, 8, 14, night),
        rect(-150, -70, 72, 66, 16, fill.dark),
        ellipse(-114, -66, 36, 12, steel),
        ellipse(-114, -66, 24, 7, night),
      ].join(''),
  },
} satisfies Record<string, Shape>;
