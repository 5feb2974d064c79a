/** @jest-environment node */
import { dirname, join } from 'node:path';
import { compile } from 'sass';

const { css } = compile(join(__dirname, 'theme.scss'), {
  loadPaths: [dirname(dirname(require.resolve('bootstrap/package.json')))],
  quietDeps: true,
  silenceDeprecations: ['import', 'global-builtin'],
});

/** Custom properties that the rules with this selector set, later ones last. */
function propertiesOf(selector: string): Record<string, string> {
  const rules = [...css.matchAll(/([^{};/]+)\{([^{}]*)\}/g)].filter(([, selectors = '']) =>
    selectors.split(',').some((each) => each.trim() === selector),
  );
  const declarations = rules.flatMap(([, , body = '']) => [...body.matchAll(/(--[\w-]+):([^;]+)/g)]);
  return Object.fromEntries(declarations.map(([, name = '', value = '']) => [name, value.trim()]));
}

const light = propertiesOf(':root');
const themes = {
  light,
  'dark by choice': { ...light, ...propertiesOf('[data-bs-theme=dark]') },
  'dark by preference': { ...light, ...propertiesOf(':root:not([data-bs-theme])') },
};

type Properties = Record<string, string>;

/** Red, green and blue of a color value, 0 to 255. Resolves custom properties and mixtures. */
function channelsOf(properties: Properties, value: string): number[] {
  const [, name = '', fallback = ''] = /^var\((--[\w-]+)(?:, (.+))?\)$/.exec(value) ?? [];
  if (name) return channelsOf(properties, properties[name] ?? fallback);
  const [, one = '', percent, other = ''] = /^color-mix\(in srgb, (.+) (\d+)%, (.+)\)$/.exec(value) ?? [];
  if (one) {
    const base = channelsOf(properties, other);
    const share = Number(percent) / 100;
    return channelsOf(properties, one).map((channel, index) => channel * share + (base[index] ?? 0) * (1 - share));
  }
  const digits = /^#([\da-f]{6})$/i.exec(value.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'))?.[1];
  if (!digits) throw new Error(`This is not a color: ${value}`);
  return [0, 2, 4].map((start) => Number.parseInt(digits.slice(start, start + 2), 16));
}

/** Relative luminance as WCAG 2 defines it. */
function luminanceOf(channels: number[]): number {
  const [red = 0, green = 0, blue = 0] = channels
    .map((channel) => channel / 255)
    .map((share) => (share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(properties: Properties, one: string, other: string): number {
  const [brighter = 0, darker = 0] = [one, other]
    .map((name) => luminanceOf(channelsOf(properties, `var(${name})`)))
    .toSorted((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

const SURFACES = ['--bs-body-bg', '--bs-secondary-bg', '--raised'];
const VARIANTS = ['primary', 'secondary', 'success', 'warning', 'danger', 'info'];
const on = (surfaces: string[], ...colors: string[]) =>
  colors.flatMap((color) => surfaces.map((surface) => [color, surface] as const));

const TEXTS = [
  ...on(SURFACES, '--bs-body-color', '--bs-secondary-color', '--bs-link-color', '--accent', '--bs-primary'),
  ...on(SURFACES, '--bs-danger-text-emphasis', '--bs-success-text-emphasis', '--bs-danger', '--bs-success'),
  ...on(['--bs-primary', '--primary-hover', '--primary-active'], '--primary-ink'),
  ...on(['--bs-primary-bg-subtle'], '--bs-body-color', '--bs-secondary-color', '--bs-link-color'),
  ...on(['--bs-danger'], '--danger-ink'),
  ...on(['--deep'], '--deep-text', '--deep-link'),
  ...VARIANTS.map((variant) => [`--bs-${variant}-text-emphasis`, `--bs-${variant}-bg-subtle`] as const),
];
const GRAPHICS = [
  ...on(SURFACES, '--control-border', '--star', '--focus'),
  ...on(['--bs-body-bg', '--raised'], '--chart-1', '--chart-2', '--chart-3', '--chart-4', '--chart-5'),
  ...on(['--bs-primary-bg-subtle'], '--bs-primary', '--focus'),
  ...on(['--deep'], '--focus-on-deep'),
];

const tooLow = (properties: Properties, pairs: readonly (readonly [string, string])[], least: number) =>
  pairs.flatMap(([color, ground]) => {
    const contrast = contrastOf(properties, color, ground);
    return contrast < least ? [`${color} on ${ground}: ${contrast.toFixed(2)}`] : [];
  });

describe.each(Object.entries(themes))('In the %s theme', (_name, properties) => {
  it('every text has a contrast of 4.5 to its background', () => {
    expect(tooLow(properties, TEXTS, 4.5)).toEqual([]);
  });

  it('every control, star, chart and focus ring has a contrast of 3 to its background', () => {
    expect(tooLow(properties, GRAPHICS, 3)).toEqual([]);
  });
});

/**
 * Accents as different as can be on which white text is just readable, and black, with their tones for the dark theme.
 * The gateway derives them: its test has the same pairs.
 */
const ACCENTS = [
  ...[
    ['#000000', '#959595'],
    ['#717171', '#969696'],
    ['#d00000', '#fe6150'],
    ['#9a5b00', '#cb8841'],
  ],
  ...[
    ['#007c00', '#44a93f'],
    ['#007d7d', '#40a3a3'],
    ['#0000ff', '#6192ff'],
    ['#c000c0', '#f14eef'],
  ],
  ['#7a3b12', '#cc865f'],
];

it.each(ACCENTS)('With the accent %s, every text has enough contrast in both themes', (accent = '', dark = '') => {
  const own = { '--brand': accent, '--brand-dark': dark };
  for (const properties of [themes.light, themes['dark by choice']]) {
    expect(tooLow({ ...properties, ...own }, TEXTS, 4.5)).toEqual([]);
    expect(tooLow({ ...properties, ...own }, GRAPHICS, 3)).toEqual([]);
  }
});

it('A chosen and a preferred dark theme have the same colors', () => {
  expect(themes['dark by preference']).toEqual(themes['dark by choice']);
});
