import { fill, hairline, ink, white } from '../drawing/palette.ts';
import { ellipse, group, path, rect } from '../drawing/svg.ts';
import type { Shape } from './shape.ts';

/** Rapid tests for the home. */
export const tests = {
  rapidTest: {
    kind: 'item',
    width: 260,
    height: 300,
    cm: 7,
    draw: ({ base }) =>
      [
        group(
          'translate(82 0) rotate(12)',
          path('M-15 -200H15L12 -40Q0 -10 -12 -40Z', fill.glass),
          rect(-17, -226, 34, 34, 8, fill.deep),
        ),
        group(
          'translate(-44 0) rotate(-6)',
          rect(-56, -290, 112, 290, 20, fill.paper),
          rect(-56, -290, 112, 64, 20, fill.face),
          rect(-22, -200, 44, 96, 12, white),
          rect(-22, -200, 44, 96, 12, fill.screen),
          rect(-22, -180, 44, 7, 0, base),
          ellipse(0, -56, 24, 28, hairline),
          ellipse(0, -56, 15, 18, ink),
        ),
      ].join(''),
  },
} satisfies Record<string, Shape>;
