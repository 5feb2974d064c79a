import sharp from 'sharp';
import type { FileStorage } from './file-storage.ts';

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

const WHITE = '#ffffff';

/** Share of a coloured icon that the logo may take, so that no phone cuts it. */
const LOGO_SHARE = 0.64;

const draw = (accent: string, name: IconName): Promise<Buffer> => {
  const { width, isOnGround } = ICONS[name];
  const size = `width="${width}" height="${width}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" ${size}>${drawing(accent, isOnGround)}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
};

const fit = async (logo: Buffer, name: IconName): Promise<Buffer> => {
  const { width, isOnGround } = ICONS[name];
  const inner = isOnGround ? Math.round(width * LOGO_SHARE) : width;
  const edge = Math.floor((width - inner) / 2);
  return sharp(logo)
    .resize(inner, inner)
    .extend({ top: edge, left: edge, bottom: width - inner - edge, right: width - inner - edge, background: WHITE })
    .png({ palette: true })
    .toBuffer();
};

/** Key of the setting that holds the storage key of the logo. */
export const LOGO_SETTING = 'shop_logo';

/** Look of a shop: its accent as #rrggbb, and the storage key of its logo, if any. */
export interface Look {
  readonly accent: string;
  readonly logo: string | null;
}

let drawn: { look: string; icons: Map<IconName, Promise<Buffer>> } | undefined;

/**
 * An icon of the shop as PNG: its logo, or the standard mark in its accent. Those of the current look are kept in
 * memory.
 * @throws AppError 503 if the storage of the logo fails
 */
export async function shopIcon(storage: Pick<FileStorage, 'read'>, { accent, logo }: Look, name: IconName) {
  const look = `${accent} ${logo}`;
  if (drawn?.look !== look) drawn = { look, icons: new Map() };
  const { icons } = drawn;
  const make = async () => {
    const picture = logo === null ? null : await storage.read(`public/${logo}-640.webp`);
    return picture ? fit(picture, name) : draw(accent, name);
  };
  const icon = icons.get(name) ?? make();
  icons.set(name, icon);
  return icon.catch((error: unknown) => {
    icons.delete(name);
    throw error;
  });
}
