import sharp from 'sharp';

/** Icons by name: width in pixels, and if the mark lies on a coloured ground, as phones cut icons to their own shape. */
const ICONS = {
  '48': { width: 48, isOnGround: false },
  '96': { width: 96, isOnGround: false },
  '180': { width: 180, isOnGround: true },
  '192': { width: 192, isOnGround: false },
  '512': { width: 512, isOnGround: false },
  maskable: { width: 512, isOnGround: true },
} as const;

export type IconName = keyof typeof ICONS;
export const ICON_NAMES = Object.keys(ICONS) as [IconName, ...IconName[]];

const DROP = 'M16 2c6 7 10 11.6 10 17a10 10 0 0 1-20 0C6 13.6 10 9 16 2Z';
const CROSS = 'M14.250 13.500h3.500v4h4V21h-4v4h-3.500v-4h-4v-3.500h4z';

const mark = (drop: string, cross: string) => `<path fill="${drop}" d="${DROP}"/><path fill="${cross}" d="${CROSS}"/>`;

/** On a ground, the mark lies within the circle that every phone leaves. */
const drawing = (accent: string, isOnGround: boolean): string =>
  isOnGround
    ? `<path fill="${accent}" d="M0 0h32v32H0z"/><g transform="translate(7 6.500) scale(.5625)">${mark('#fff', accent)}</g>`
    : mark(accent, '#fff');

const render = (accent: string, name: IconName): Promise<Buffer> => {
  const { width, isOnGround } = ICONS[name];
  const size = `width="${width}" height="${width}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" ${size}>${drawing(accent, isOnGround)}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
};

let drawn: { accent: string; icons: Map<IconName, Promise<Buffer>> } | undefined;

/**
 * An icon of the shop as PNG. Those of the current accent are kept in memory.
 * @param accent #rrggbb
 */
export function shopIcon(accent: string, name: IconName): Promise<Buffer> {
  if (drawn?.accent !== accent) drawn = { accent, icons: new Map() };
  const icon = drawn.icons.get(name) ?? render(accent, name);
  drawn.icons.set(name, icon);
  return icon;
}
