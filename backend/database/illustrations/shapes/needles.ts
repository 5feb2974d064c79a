import { fill, hairline, ink, white } from '../drawing/palette.ts';
import { circle, cross, group, path, rect, stroke } from '../drawing/svg.ts';
import { fitText } from './paper-label.ts';
import type { Shape } from './shape.ts';

/** Colours of hubs by gauge: ISO 6009 for needles, ISO 10555-5 for cannulas. */
const needleHubs = { 21: '#3E8E5A', 22: '#2E3438', 23: '#2F6DB5', 25: '#E38A2E' };
const cannulaHubs = { 18: '#3E8E5A', 20: '#E08BA3', 22: '#2F6DB5', 24: '#E3C12E' };

const hub = (colour: string) =>
  path('M-14 -12H26L36 -20V20L26 12H-14Z', colour) +
  rect(34, -24, 40, 48, 8, colour) +
  stroke('M44 -14V14M56 -14V14M66 -14V14', white, 3);

const shield = (deep: string) =>
  path('M20 -18L6 -62L-104 -66Q-116 -56 -104 -46L-4 -40L8 -14Z', fill.face) +
  stroke('M20 -18L6 -62L-104 -66', deep, 4) +
  circle(20, -16, 7, deep);

const needleBox = (gauge: keyof typeof needleHubs, isSafe = false): Shape => ({
  kind: 'box',
  width: 320,
  height: 210,
  cm: 8,
  draw: ({ deep }) => {
    const shaft = 92 - (gauge - 21) * 9;
    return [
      rect(-160, -210, 320, 210, 10, fill.paper),
      path('M-160 -200Q-160 -210 -150 -210H-70V0H-150Q-160 0 -160 -10Z', fill.deep),
      cross(-115, -174, 30, white),
      rect(-152, -92, 74, 60, 8, white),
      fitText(`${gauge}G`, -115, -62, 30, 58),
      group(
        'translate(46 -124) rotate(-24)',
        rect(-12 - shaft, -3, shaft, gauge > 23 ? 4 : 7, 2, fill.dark),
        hub(needleHubs[gauge]),
        isSafe ? shield(deep) : '',
      ),
      rect(-44, -48, 110, 14, 7, ink),
      rect(-44, -26, 150, 10, 5, hairline),
    ].join('');
  },
});

const cannula = (hub: string, needle: number): Shape => ({
  kind: 'item',
  width: 360,
  height: 200,
  cm: 4.5,
  draw: ({ base, deep }) =>
    group(
      'translate(0 -20) rotate(-8)',
      rect(-96 - needle, -83, needle, 6, 3, fill.dark),
      path(`M${-80 - needle} -87L-40 -98V-62L${-80 - needle} -73Z`, white),
      stroke(`M${-80 - needle} -87L-40 -98V-62L${-80 - needle} -73Z`, hairline, 3),
      path('M-44 -104H60V-56H-44Z', hub),
      path('M-20 -104Q-30 -172 20 -172Q62 -172 48 -104Z', hub),
      rect(2, -190, 24, 28, 6, fill.paper),
      path('M-30 -56Q-60 10 -12 12Q10 -10 10 -56Z', base),
      path('M30 -56Q80 -20 74 8Q30 10 14 -56Z', base),
      rect(58, -110, 40, 60, 10, fill.paper),
      rect(96, -98, 84, 36, 8, fill.glass),
      circle(-8, -80, 9, white),
      stroke('M112 -80H164', deep, 4),
    ),
});

/** Needles and cannulas, one shape per gauge. */
export const needles = {
  needleBox21: needleBox(21),
  needleBox23: needleBox(23),
  needleBox25: needleBox(25),
  safetyNeedleBox22: needleBox(22, true),
  safetyNeedleBox25: needleBox(25, true),
  cannula18: cannula(cannulaHubs[18], 108),
  cannula20: cannula(cannulaHubs[20], 86),
  cannula22: cannula(cannulaHubs[22], 64),
  cannula24: cannula(cannulaHubs[24], 42),
} satisfies Record<string, Shape>;
