import { fill, ink, white } from '../drawing/palette.ts';
import { circle, ellipse, faded, group, path, rect, ring, stroke } from '../drawing/svg.ts';
import type { Shape } from './shape.ts';

const cap: Shape = {
  kind: 'item',
  width: 340,
  height: 230,
  cm: 18,
  draw: ({ deep, base }) =>
    [
      path('M-160 -46C-190 -170 -90 -224 0 -222C90 -224 190 -170 160 -46Z', fill.face),
      stroke(
        'M-110 -60C-130 -130 -84 -186 -40 -206M-56 -60C-72 -130 -40 -190 -8 -214M0 -60V-214M56 -60C72 -130 40 -190 8 -214M110 -60C130 -130 84 -186 40 -206',
        base,
        3,
      ),
      faded(0.5, path('M-128 -96C-128 -160 -86 -196 -46 -204C-84 -176 -100 -140 -100 -92Z', white)),
      path(
        'M-168 -58Q-158 -74 -148 -58Q-138 -74 -126 -58Q-114 -74 -102 -58Q-90 -74 -78 -58Q-66 -74 -54 -58Q-42 -74 -30 -58Q-18 -74 -6 -58Q6 -74 18 -58Q30 -74 42 -58Q54 -74 66 -58Q78 -74 90 -58Q102 -74 114 -58Q126 -74 138 -58Q150 -74 168 -58L156 -14Q0 14 -156 -14Z',
        fill.soft,
      ),
      stroke('M-158 -34Q0 -8 158 -34', deep, 4),
    ].join(''),
};

const shoeCover: Shape = {
  kind: 'item',
  width: 380,
  height: 200,
  cm: 15,
  draw: ({ deep, light }) => {
    const boot =
      'M-60 -170Q-20 -186 22 -170C26 -120 70 -98 124 -86C168 -74 166 -10 140 -4H-58C-84 -10 -80 -90 -60 -170Z';
    return [
      group('translate(54 -16)', faded(0.8, path(boot, fill.deep))),
      group(
        'translate(-50 0)',
        path(boot, fill.face),
        ellipse(-19, -170, 42, 12, deep),
        stroke('M-64 -150Q-20 -136 26 -148', light, 6),
        faded(0.55, stroke('M-40 -110C-30 -60 20 -50 110 -54M-56 -50C-20 -26 60 -24 130 -30', white, 5)),
      ),
    ].join('');
  },
};

const gown: Shape = {
  kind: 'item',
  width: 360,
  height: 360,
  cm: 118,
  draw: ({ deep, base }) =>
    [
      path(
        'M-56 -352Q0 -322 56 -352L112 -326L178 -150L124 -128L92 -214L112 -4Q0 12 -112 -4L-92 -214L-124 -128L-178 -150L-112 -326Z',
        fill.face,
      ),
      path('M-56 -352Q0 -296 56 -352L44 -358Q0 -330 -44 -358Z', white),
      rect(-180, -160, 58, 26, 9, white),
      rect(122, -160, 58, 26, 9, white),
      stroke('M-96 -186Q0 -168 96 -186', deep, 7),
      stroke('M10 -180C0 -140 24 -120 14 -84M22 -180C34 -150 44 -130 36 -96', deep, 5),
      faded(0.5, stroke('M-60 -150L-72 -16M-20 -150L-24 -10M66 -150L76 -16', base, 4)),
      faded(0.45, stroke('M-100 -306L-150 -164', white, 10)),
    ].join(''),
};

const apron: Shape = {
  kind: 'item',
  width: 260,
  height: 350,
  cm: 120,
  draw: ({ deep, light }) =>
    [
      ring(0, -316, 36, deep, 7),
      path(
        'M-66 -318Q0 -296 66 -318C70 -250 100 -226 126 -214L118 -4Q0 12 -118 -4L-126 -214C-100 -226 -70 -250 -66 -318Z',
        fill.face,
      ),
      stroke('M-122 -204C-150 -200 -154 -150 -140 -120M122 -204C150 -200 154 -150 140 -120', deep, 6),
      faded(0.5, stroke('M-60 -230L-70 -16M0 -240V-8M60 -230L70 -16', light, 6)),
      faded(0.6, rect(-52, -280, 104, 10, 5, white)),
    ].join(''),
};

/** Protective clothing for single use. */
export const clothing = {
  cap,
  largeCap: { ...cap, height: 310, cm: 24, draw: (tint) => group('scale(1 1.36)', cap.draw(tint)) },
  shoeCover,
  nonSlipShoeCover: {
    ...shoeCover,
    height: 220,
    draw: (tint) =>
      group('translate(0 -24)', shoeCover.draw(tint)) +
      group(
        'translate(-50 -14)',
        rect(-76, -26, 228, 34, 16, ink),
        [0, 1, 2, 3, 4, 5, 6, 7].map((stud) => circle(-58 + stud * 27, -8, 7, white)).join(''),
      ),
  },
  kneeHighShoeCover: {
    kind: 'item',
    width: 300,
    height: 360,
    cm: 42,
    draw: ({ deep, light }) => {
      const boot =
        'M-70 -346Q-20 -360 34 -346C34 -220 30 -140 40 -104C70 -98 120 -92 134 -70C144 -40 140 -10 124 -4H-58C-78 -14 -66 -200 -70 -346Z';
      return [
        group('translate(30 -14)', faded(0.8, path(boot, fill.deep))),
        group(
          'translate(-60 0)',
          path(boot, fill.face),
          ellipse(-18, -346, 52, 13, deep),
          stroke('M-66 -300Q-18 -284 34 -300', light, 7),
          stroke('M-66 -284C-100 -270 -100 -240 -86 -226M-66 -284C-106 -300 -112 -330 -92 -336', deep, 6),
          faded(0.55, stroke('M-44 -250C-40 -180 -50 -120 -44 -40M0 -250C-6 -160 0 -90 20 -60', white, 5)),
        ),
      ].join('');
    },
  },
  gown,
  thumbLoopGown: {
    ...gown,
    draw: (tint) =>
      gown.draw(tint) +
      group('translate(-156 -130) rotate(24)', rect(-26, -4, 52, 30, 6, white), ring(0, 40, 20, tint.deep, 9)) +
      group('translate(156 -130) rotate(-24)', rect(-26, -4, 52, 30, 6, white), ring(0, 40, 20, tint.deep, 9)),
  },
  apron,
  longApron: {
    ...apron,
    height: 430,
    cm: 140,
    draw: (tint) =>
      path('M-119 -110L-124 -4Q0 12 124 -4L119 -110Z', tint.base) +
      stroke('M-66 -100L-72 -16M0 -100V-8M66 -100L72 -16', tint.light, 6) +
      group('translate(0 -80)', apron.draw(tint)),
  },
  apronRoll: {
    kind: 'item',
    width: 320,
    height: 330,
    cm: 26,
    draw: ({ deep, light, base }) =>
      [
        path('M-112 -250H112V-20Q84 -2 56 -16Q28 -30 0 -16Q-28 -2 -56 -16Q-84 -30 -112 -20Z', fill.face),
        ring(0, -128, 36, light, 7),
        stroke('M-70 -120C-60 -70 -96 -60 -100 -40M70 -120C60 -70 96 -60 100 -40', light, 6),
        `<path d="M-112 -176H112" stroke="${deep}" stroke-width="4" stroke-dasharray="10 8"/>`,
        rect(-130, -320, 260, 112, 0, fill.deep),
        ellipse(-130, -264, 26, 56, deep),
        ellipse(130, -264, 26, 56, light),
        ellipse(130, -264, 15, 34, base),
        ellipse(130, -264, 8, 18, white),
        faded(0.4, rect(-120, -308, 240, 14, 7, white)),
      ].join(''),
  },
} satisfies Record<string, Shape>;
