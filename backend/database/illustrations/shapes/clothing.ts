import { fill, hairline, ink, white } from '../drawing/palette.ts';
import { circle, ellipse, faded, group, path, rect, ring, stroke } from '../drawing/svg.ts';
import type { Shape } from './shape.ts';

/** Work clothing: caps, covers, gowns, scrubs, shoes. */
export const clothing = {
  cap: {
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
  },
  shoeCover: {
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
  },
  gown: {
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
  },
  scrubs: {
    kind: 'item',
    width: 340,
    height: 330,
    cm: 72,
    draw: ({ deep, light }) =>
      [
        path(
          'M-60 -322L0 -246L60 -322L118 -298L168 -196L114 -166L96 -196V-4Q0 10 -96 -4V-196L-114 -166L-168 -196L-118 -298Z',
          fill.deep,
        ),
        path('M-60 -322L0 -246L60 -322L44 -326L0 -272L-44 -326Z', light),
        path('M22 -206H80V-146Q51 -134 22 -146Z', deep),
        stroke('M22 -198H80', light, 4),
        stroke('M-92 -60H-30V-6M92 -60H30V-6', light, 3),
        stroke('M40 -206V-224', ink, 8),
        faded(0.3, stroke('M-112 -288L-148 -200', white, 9)),
      ].join(''),
  },
  clog: {
    kind: 'item',
    width: 380,
    height: 190,
    cm: 11,
    draw: ({ deep, base }) =>
      [
        path(
          'M-172 -56C-176 -110 -150 -150 -108 -148C-60 -146 -40 -176 20 -172C110 -166 184 -110 184 -52V-30H-172Z',
          fill.face,
        ),
        path('M-176 -42H188V-22Q188 -2 166 -2H-154Q-176 -2 -176 -22Z', fill.paper),
        path('M-160 -106C-150 -140 -110 -142 -84 -132C-60 -122 -44 -92 -30 -70H-160Z', deep),
        stroke('M-160 -96C-110 -74 -60 -92 -14 -150', base, 20),
        circle(-14, -146, 13, white),
        circle(-14, -146, 6, ink),
        [-2, 1, 4]
          .map(
            (step) =>
              circle(44 + step * 22, -120 + step * 6, 8, deep) + circle(56 + step * 22, -88 + step * 5, 8, deep),
          )
          .join(''),
        stroke('M-150 -16H160', hairline, 4),
      ].join(''),
  },
  apron: {
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
  },
} satisfies Record<string, Shape>;
