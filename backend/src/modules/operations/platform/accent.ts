/** True for #rrggbb. */
export const isColor = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

const channelsOf = (color: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255);

const linear = (channel: number) => (channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/**
 * Contrast of white text on a color, as WCAG 2 defines it: 1 to 21.
 * @param color #rrggbb
 */
export function contrastToWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map(linear);
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
