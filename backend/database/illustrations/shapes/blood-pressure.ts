import { drawText } from '../drawing/glyphs.ts';
import { fill, hairline, ink, night, steel, white } from '../drawing/palette.ts';
import type { Tint } from '../drawing/palette.ts';
import { circle, ellipse, group, path, rect, stroke } from '../drawing/svg.ts';
import type { Shape } from './shape.ts';

const desk = ({ light }: Tint) =>
  [
    rect(-200, -200, 230, 200, 26, fill.paper),
    rect(-182, -182, 194, 116, 14, fill.dark),
    rect(-172, -172, 174, 96, 8, fill.screen),
    drawText('118', -112, -146, 34, night),
    drawText('76', -112, -100, 28, night),
    stroke('M-46 -118C-60 -140 -34 -148 -30 -132C-26 -148 0 -140 -14 -118L-30 -102Z', ink, 5),
    circle(-140, -34, 20, fill.deep),
    rect(-100, -46, 54, 24, 12, light),
    rect(-30, -46, 44, 24, 12, hairline),
  ].join('');

/** A cuff for the upper arm, rolled, around x = 118. */
const armCuff =
  (height: number) =>
  ({ deep, light }: Tint) =>
    [
      path(
        `M40 ${-44 - height}Q52 ${-76 - height} 116 ${-76 - height}Q190 ${-76 - height} 196 ${-44 - height}V-74Q190 -44 116 -44Q52 -44 40 -74Z`,
        fill.deep,
      ),
      ellipse(118, -46 - height, 78, 28, light),
      ellipse(118, -46 - height, 56, 18, deep),
      stroke(`M58 ${-height + 38}Q116 ${-height + 60} 180 ${-height + 38}`, white, 5),
    ].join('');

const hose = stroke('M90 -60C80 -10 40 -20 10 -40', steel, 11);

const armMonitor = (extra: (tint: Tint) => string, cuffHeight = 188): Shape => ({
  kind: 'item',
  width: 400,
  height: Math.max(270, cuffHeight + 76),
  cm: cuffHeight > 200 ? 17.5 : 14,
  draw: (tint) => armCuff(cuffHeight)(tint) + hose + desk(tint) + extra(tint),
});

const wristMonitor: Shape = {
  kind: 'item',
  width: 280,
  height: 270,
  cm: 8,
  draw: ({ deep, light }) =>
    [
      `<ellipse cx="0" cy="-112" rx="126" ry="94" fill="none" stroke="${deep}" stroke-width="30"/>`,
      `<ellipse cx="0" cy="-112" rx="108" ry="76" fill="none" stroke="${light}" stroke-width="8"/>`,
      rect(-104, -262, 208, 226, 40, fill.paper),
      rect(-82, -242, 164, 142, 18, fill.dark),
      rect(-72, -232, 144, 122, 10, fill.screen),
      drawText('118', 14, -202, 40, night),
      drawText('76', 24, -146, 34, night),
      stroke('M-52 -156C-66 -178 -40 -186 -36 -170C-32 -186 -6 -178 -20 -156L-36 -140Z', ink, 5),
      circle(0, -68, 20, fill.deep),
      rect(-72, -78, 36, 20, 10, light),
      rect(36, -78, 36, 20, 10, light),
    ].join(''),
};

/** Monitors of blood pressure for the arm and the wrist, and their parts. */
export const bloodPressure = {
  armMonitor: armMonitor(() => ''),
  armMonitorWideCuff: armMonitor(
    ({ light }) => [66, 92, 118, 144, 170].map((x) => stroke(`M${x} -92V-64`, light, 5)).join(''),
    264,
  ),
  armMonitorWithAdapter: {
    ...armMonitor(() => ''),
    height: 330,
    cm: 17,
    draw: (tint) =>
      group('translate(0 -62)', armMonitor(() => '').draw(tint)) +
      stroke('M-180 -80C-230 -20 -150 10 -90 -14C-60 -26 -30 -14 4 -24', night, 8) +
      rect(0, -62, 84, 62, 14, fill.dark) +
      stroke('M84 -44H108M84 -18H108', steel, 10) +
      path('M54 -50L34 -28H44L36 -10L58 -34H46Z', '#F6D9A8'),
  },
  armCuff: {
    kind: 'item',
    width: 320,
    height: 300,
    cm: 15,
    draw: (tint) =>
      [
        stroke('M60 -90C150 -60 160 10 60 -6C0 -14 -60 -30 -110 -10', steel, 12),
        rect(-150, -22, 52, 24, 8, fill.paper),
        rect(-108, -17, 16, 14, 3, ink),
        group('translate(-128 -20) scale(1.1)', armCuff(188)(tint)),
        rect(30, -110, 60, 40, 8, tint.light),
        stroke('M-66 -120H-10', tint.light, 8),
        path('M-20 -136L8 -120L-20 -104Z', tint.light),
      ].join(''),
  },
  wristMonitor,
  wristMonitorWithBluetooth: {
    ...wristMonitor,
    width: 400,
    draw: (tint) =>
      [
        group('translate(-62 0)', wristMonitor.draw(tint)),
        rect(106, -240, 112, 228, 20, fill.dark),
        rect(114, -222, 96, 186, 6, fill.screen),
        group('translate(162 -150) scale(1.5)', stroke('M-16 -14L16 14L0 30V-30L16 -14L-16 14', ink, 6)),
        stroke('M128 -66L144 -82L160 -70L196 -96', tint.deep, 5),
      ].join(''),
  },
} satisfies Record<string, Shape>;
