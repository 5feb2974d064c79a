/** Red, green and blue; linear light, 0 to 1. */
type Light = readonly [red: number, green: number, blue: number];
/** Lightness, and the two axes of colour. */
type Oklab = readonly [lightness: number, a: number, b: number];

/** Luminance with a contrast of 5 to the lightest dark surface, and of more to the ink on buttons. */
const LEAST_LUMINANCE = 0.3;
const LIGHTNESS_STEP = 0.005;
const CHROMA_STEP = 0.02;

const toLinear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const toStored = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

const lightOf = (color: string): Light => {
  const channel = (start: number) => toLinear(Number.parseInt(color.slice(start, start + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
};

const hexOf = (light: Light): string =>
  `#${light
    .map((channel) =>
      Math.round(toStored(channel) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

// The matrices are those of https://bottosson.github.io/posts/oklab/.
const oklabOf = ([red, green, blue]: Light): Oklab => {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

const lightOfOklab = ([lightness, a, b]: Oklab): Light => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
};

const isShown = (light: Light) => light.every((channel) => channel >= 0 && channel <= 1);

/** Relative luminance as WCAG 2 defines it. */
const luminanceOf = ([red, green, blue]: Light) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** The most colourful tone of a hue at a lightness, with at most the given chroma. */
function toneOf([lightness, a, b]: Oklab): Light {
  for (let share = 1; share > 0; share -= CHROMA_STEP) {
    const light = lightOfOklab([lightness, a * share, b * share]);
    if (isShown(light)) return light;
  }
  const grey = Math.min(1, lightness ** 3);
  return [grey, grey, grey];
}

/**
 * Accent for dark surfaces: the same hue, as much of its chroma as a screen shows, and just light enough to be read.
 * @param accent #rrggbb
 */
export function darkAccentOf(accent: string): string {
  const [start, a, b] = oklabOf(lightOf(accent));
  for (let lightness = start; lightness < 1; lightness += LIGHTNESS_STEP) {
    const tone = toneOf([lightness, a, b]);
    if (luminanceOf(tone) >= LEAST_LUMINANCE) return hexOf(tone);
  }
  return '#ffffff';
}
