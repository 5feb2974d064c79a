import { drawText } from '../drawing/glyphs.ts';
import { fill, hairline, ink, night, steel, white } from '../drawing/palette.ts';
import { circle, ellipse, faded, group, path, rect, ring, stroke } from '../drawing/svg.ts';
import type { Shape } from './shape.ts';

/** Measuring devices: temperature, pressure, oxygen, weight. */
export const diagnostics = {
  thermometer: {
    kind: 'item',
    width: 130,
    height: 340,
    cm: 13,
    draw: ({ base }) =>
      group(
        'rotate(14 0 -170)',
        path('M-13 -100L-7 -20Q0 -2 7 -20L13 -100Z', fill.metal),
        path('M-40 -300Q-40 -340 0 -340Q40 -340 40 -300V-150Q36 -96 14 -84H-14Q-36 -96 -40 -150Z', fill.paperRound),
        path('M-40 -300Q-40 -340 0 -340Q40 -340 40 -300V-292H-40Z', fill.deep),
        rect(-26, -276, 52, 92, 10, fill.screen),
        group('translate(0 -230) rotate(-90)', drawText('36.8', 0, 0, 26, night)),
        circle(0, -150, 14, base),
        circle(0, -150, 7, ink),
      ),
  },
  infraredThermometer: {
    kind: 'item',
    width: 300,
    height: 320,
    cm: 15.5,
    draw: ({ light }) =>
      [
        path('M-6 -190L72 -190L104 -22Q106 -2 84 -2H26Q8 -2 6 -20Z', fill.round),
        path(
          'M-140 -268Q-140 -316 -92 -318H60Q128 -318 130 -256Q130 -180 60 -180H-92Q-140 -184 -140 -232Z',
          fill.paper,
        ),
        rect(-150, -280, 34, 64, 12, fill.dark),
        rect(-36, -296, 118, 92, 14, fill.dark),
        rect(-26, -286, 98, 72, 8, fill.screen),
        drawText('36.5', 22, -250, 30, night),
        path('M-14 -176Q-44 -172 -40 -132Q-30 -118 -12 -120L4 -170Z', ink),
        faded(0.7, stroke('M-110 -304H-56', white, 8)),
        stroke('M30 -140L84 -146M34 -112L90 -118M38 -84L95 -90', light, 5),
      ].join(''),
  },
  bloodPressure: {
    kind: 'item',
    width: 400,
    height: 270,
    cm: 14,
    draw: ({ deep, light }) =>
      [
        path('M40 -232Q52 -264 116 -264Q190 -264 196 -232V-74Q190 -44 116 -44Q52 -44 40 -74Z', fill.deep),
        ellipse(118, -234, 78, 28, light),
        ellipse(118, -234, 56, 18, deep),
        stroke('M58 -150Q116 -128 180 -150', white, 5),
        stroke('M90 -60C80 -10 40 -20 10 -40', steel, 11),
        rect(-200, -200, 230, 200, 26, fill.paper),
        rect(-182, -182, 194, 116, 14, fill.dark),
        rect(-172, -172, 174, 96, 8, fill.screen),
        drawText('118', -112, -146, 34, night),
        drawText('76', -112, -100, 28, night),
        stroke('M-46 -118C-60 -140 -34 -148 -30 -132C-26 -148 0 -140 -14 -118L-30 -102Z', ink, 5),
        circle(-140, -34, 20, fill.deep),
        rect(-100, -46, 54, 24, 12, light),
        rect(-30, -46, 44, 24, 12, hairline),
      ].join(''),
  },
  stethoscope: {
    kind: 'item',
    width: 300,
    height: 360,
    cm: 36,
    draw: ({ deep, base }) =>
      [
        stroke('M-96 -346C-120 -250 -90 -180 -36 -160M24 -346C48 -250 18 -180 -36 -160', steel, 11),
        stroke('M-36 -160C-36 -20 110 20 116 -110', deep, 17),
        stroke('M-62 -182C-40 -158 -30 -158 -10 -182', deep, 17),
        faded(0.5, stroke('M-38 -150C-32 -34 98 2 108 -104', white, 4)),
        stroke('M-96 -350L-86 -356M24 -350L14 -356', night, 17),
        circle(114, -146, 48, fill.metal),
        circle(114, -146, 36, fill.paper),
        ring(114, -146, 36, base, 5),
        circle(114, -146, 14, fill.deep),
      ].join(''),
  },
  oximeter: {
    kind: 'item',
    width: 330,
    height: 230,
    cm: 3.6,
    draw: ({ base, deep }) =>
      [
        path('M-160 -80Q-164 -4 -100 -4H104Q156 -6 160 -56L150 -96H-150Z', fill.deep),
        stroke('M-140 -76C-60 -60 60 -60 150 -80', night, 12),
        path('M-164 -110Q-170 -214 -90 -222H90Q166 -216 164 -120Q160 -84 110 -84H-120Q-160 -84 -164 -110Z', fill.paper),
        rect(-104, -206, 178, 104, 18, fill.dark),
        drawText('98', -52, -154, 46, '#BFEFEA'),
        drawText('72', 34, -172, 22, '#F6D9A8'),
        stroke('M4 -130H20L28 -146L38 -116L46 -130H62', '#BFEFEA', 4),
        circle(118, -154, 18, base),
        circle(118, -154, 9, deep),
      ].join(''),
  },
  scale: {
    kind: 'item',
    width: 400,
    height: 250,
    cm: 30,
    draw: ({ light }) =>
      [
        path(
          'M-150 -232H150Q172 -232 178 -212L200 -42Q200 -22 178 -22H-178Q-200 -22 -200 -42L-178 -212Q-172 -232 -150 -232Z',
          fill.glass,
        ),
        path('M-200 -44Q-198 -4 -176 -2H176Q198 -4 200 -44Q196 -22 178 -22H-178Q-196 -22 -200 -44Z', fill.deep),
        rect(-62, -212, 124, 56, 12, fill.dark),
        drawText('68.4', 0, -184, 28, '#BFEFEA'),
        path('M-118 -150Q-70 -168 -62 -130L-70 -66Q-96 -46 -124 -66Z', light),
        path('M118 -150Q70 -168 62 -130L70 -66Q96 -46 124 -66Z', light),
        faded(0.9, stroke('M-146 -218L-176 -60', white, 8)),
      ].join(''),
  },
  otoscope: {
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
  },
  nebulizer: {
    kind: 'item',
    width: 410,
    height: 280,
    cm: 17,
    draw: ({ base }) =>
      [
        path('M-196 -150Q-196 -206 -140 -206H-20Q36 -206 36 -150V-26Q36 -2 12 -2H-172Q-196 -2 -196 -26Z', fill.paper),
        path('M-196 -62H36V-26Q36 -2 12 -2H-172Q-196 -2 -196 -26Z', fill.deep),
        circle(-80, -134, 40, fill.soft),
        [-24, -12, 0, 12, 24]
          .map((y) => stroke(`M${-80 - Math.sqrt(900 - y * y)} ${-134 + y}H${-80 + Math.sqrt(900 - y * y)}`, base, 4))
          .join(''),
        circle(0, -34, 13, white),
        stroke('M34 -46C90 -20 150 -40 146 -116', hairline, 10),
        path('M118 -196H174L164 -120Q146 -100 128 -120Z', fill.glass),
        rect(112, -212, 68, 22, 8, ink),
        path('M92 -228Q84 -276 146 -278Q208 -276 200 -228Q176 -208 146 -206Q116 -208 92 -228Z', fill.face),
        ellipse(146, -250, 30, 14, white),
      ].join(''),
  },
} satisfies Record<string, Shape>;
