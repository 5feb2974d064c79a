import type { TintName } from '../../illustrations/drawing/palette.ts';
import { pictureKey, views } from '../../illustrations/picture.ts';
import type { CategoryPicture, LogoPicture, Picture, ProductPicture } from '../../illustrations/picture.ts';
import { demoVendors, type DemoVendor } from '../people/vendors.ts';
import { categories } from './categories.ts';
import type { Category, Family, Item } from '../family.ts';
import { variantSets } from '../variants.ts';
import type { VariantChoice } from '../variants.ts';

const front = ({ shape }: Family, [, , , label, look]: Item, tint: TintName): ProductPicture => ({
  kind: 'product',
  shape,
  tint,
  view: 'front',
  label,
  ...look,
});

/** The gallery of a product: its three views. */
export const gallery = (family: Family, item: Item): ProductPicture[] =>
  views.map((view) => ({ ...front(family, item, family.tint), view }));

/** The picture of each colour that a product comes in, by the option's code. */
export function colourPictures(family: Family, item: Item): { code: string; picture: ProductPicture }[] {
  if (!family.variants) return [];
  const choice: VariantChoice = variantSets[family.variants];
  return choice.options.flatMap(({ code, tint }) => (tint ? [{ code, picture: front(family, item, tint) }] : []));
}

export const emblem = ({ emblem: [first, second], tint }: Category): CategoryPicture => ({
  kind: 'category',
  shapes: [first, second],
  tint,
});

export const logo = ({ logo: [mark, tint] }: DemoVendor): LogoPicture => ({ kind: 'logo', mark, tint });

const picturesOf = (family: Family) =>
  family.items.flatMap((item) => [
    ...gallery(family, item),
    ...colourPictures(family, item).map(({ picture }) => picture),
  ]);

/** Every picture of the demo, each one once, by storage key. */
export const picturesByKey: ReadonlyMap<string, Picture> = new Map(
  [
    ...categories.flatMap((category): Picture[] => [emblem(category), ...category.families.flatMap(picturesOf)]),
    ...demoVendors.map(logo),
  ].map((picture) => [pictureKey(picture), picture]),
);

const ids = new Map([...picturesByKey.keys()].map((key, index) => [key, index + 1]));

/** The id under which the demo stores a picture in `files`. */
export function fileId(picture: Picture): number {
  const id = ids.get(pictureKey(picture));
  if (id === undefined) throw new Error(`The demo has no picture ${pictureKey(picture)}`);
  return id;
}
