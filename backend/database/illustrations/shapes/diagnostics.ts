import { drawText } from '../drawing/glyphs.ts';
import { fill, ink, night, steel, white } from '../drawing/palette.ts';
import { circle, faded, path, rect, stroke } from '../drawing/svg.ts';
import type { Shape } from './shape.ts';

const oximeter: Shape = {
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
};

const scale: Shape = {
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
};

/** Oximeters and scales. */
export const diagnostics = {
  oximeter,
  childOximeter: {
    kind: 'item',
    width: 260,
    height: 240,
    cm: 3.2,
    draw: ({ base, deep, light }) =>
      [
        path('M-110 -80Q-114 -4 -60 -4H64Q112 -6 114 -56L106 -96H-104Z', fill.deep),
        stroke('M-96 -78Q0 -58 104 -80', night, 10),
        circle(-76, -204, 30, base),
        circle(76, -204, 30, base),
        circle(-76, -204, 16, light),
        circle(76, -204, 16, light),
        path('M-122 -110Q-126 -216 -60 -220H60Q124 -216 122 -120Q118 -84 80 -84H-84Q-122 -84 -122 -110Z', fill.paper),
        rect(-76, -198, 152, 90, 18, fill.dark),
        drawText('98', -22, -154, 44, '#BFEFEA'),
        drawText('94', 48, -168, 18, '#F6D9A8'),
        circle(0, -96, 7, deep),
      ].join(''),
  },
  oximeterWithLanyard: {
    ...oximeter,
    height: 340,
    measured: 222,
    draw: (tint) =>
      stroke('M-150 -120C-250 -300 -60 -350 0 -330C90 -300 20 -250 -60 -226C-130 -204 -190 -180 -152 -110', ink, 10) +
      oximeter.draw(tint) +
      rect(-168, -136, 24, 34, 8, steel),
  },
  scale,
  bodyScale: {
    ...scale,
    draw: (tint) =>
      [
        scale.draw(tint),
        [-1, 1]
          .map((s) =>
            path(
              `M${s * 130} -198L${s * 78} -198L${s * 84} -128L${s * 144} -128ZM${s * 146} -112L${s * 86} -112L${s * 92} -46L${s * 158} -46Z`,
              fill.metal,
            ),
          )
          .join(''),
        circle(0, -122, 13, tint.deep),
        path('M-20 -104H20L16 -58H10V-28H-10V-58H-16Z', tint.deep),
      ].join(''),
  },
  clinicScale: {
    kind: 'item',
    width: 280,
    height: 400,
    cm: 105,
    draw: ({ light }) =>
      [
        rect(-11, -330, 22, 300, 6, fill.metal),
        stroke('M-90 -250H90', steel, 13),
        stroke('M-90 -250V-226M90 -250V-226', night, 17),
        rect(-74, -396, 148, 84, 16, fill.paper),
        rect(-60, -384, 120, 48, 8, fill.dark),
        drawText('68.4', 0, -360, 26, '#BFEFEA'),
        path('M-104 -64H104L136 -26H-136Z', fill.dark),
        [0, 1, 2]
          .map((line) => stroke(`M${-96 - line * 10} ${-54 + line * 10}H${96 + line * 10}`, light, 2.5))
          .join(''),
        path('M-136 -26H136V-8Q136 0 126 0H-126Q-136 0 -136 -8Z', fill.deep),
      ].join(''),
  },
} satisfies Record<string, Shape>;
