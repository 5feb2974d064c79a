import { plusDays } from '../../../src/calendar/days.ts';
import { shopDay } from '../../../src/calendar/working-days.ts';
import { MISSING_VALUES } from '../catalogue/attribute-values.ts';
import { ATTRIBUTES, type DemoAttribute } from '../catalogue/attributes.ts';
import { categories } from '../catalogue/categories.ts';
import { attributesOfCategory, VALUES_BY_FAMILY } from '../catalogue/read-values.ts';
import type { DemoProduct } from './build-catalogue.ts';

/** Attributes required since the shop opened, and from a day to come, for which four products are not ready. */
const REQUIRED: Readonly<Record<string, { codes: readonly string[]; days: number }>> = {
  'injection-and-infusion': { codes: ['material', 'pack_contents', 'standard'], days: -440 },
  'gloves-and-protective-clothing': { codes: ['material', 'pack_contents', 'standard'], days: 30 },
};

interface Choice {
  /** Its word in the tables of values. */
  key: string;
  value: string;
  value_ar: string;
  flag: boolean | null;
  min: number | null;
  max: number | null;
}

const blank = { value: '', value_ar: '', flag: null, min: null, max: null };

const choicesOf = (attribute: DemoAttribute): Choice[] => {
  switch (attribute.kind) {
    case 'text':
      return [];
    case 'flag':
      return [true, false].map((flag) => ({ ...blank, key: flag ? 'yes' : 'no', flag }));
    case 'number': {
      const { bounds } = attribute;
      return [null, ...bounds].map((min, index) => ({ ...blank, key: '', min, max: bounds[index] ?? null }));
    }
    default:
      return Object.entries(attribute.options).map(([key, [value, value_ar]]) => ({ ...blank, key, value, value_ar }));
  }
};

const attributes = Object.entries(ATTRIBUTES).map(([code, attribute], index) => ({ id: index + 1, code, attribute }));
const byCode = new Map(attributes.map((each) => [each.code, each]));

const options = attributes
  .flatMap(({ id, attribute }) =>
    choicesOf(attribute).map((choice, position) => ({ attribute_id: id, position, ...choice })),
  )
  .map((choice, index) => ({ id: index + 1, ...choice }));

const definitionRow = ({ id, code, attribute }: (typeof attributes)[number], createdAt: string) => {
  const { kind, name, help = ['', ''] } = attribute;
  const [unit, unit_ar] = kind === 'number' ? attribute.unit : ['', ''];
  const limits = kind === 'number' ? { decimals: attribute.decimals ?? 0, min: 0 } : { decimals: 0, min: null };
  const texts = { name: name[0], name_ar: name[1], help: help[0], help_ar: help[1], unit, unit_ar };
  return { id, code, kind, ...texts, ...limits, created_at: createdAt, updated_at: createdAt };
};

const noValue = { option_id: null, number: null, flag: null, value: null, value_ar: null };

/** Columns of a value by its word in the tables. */
const valueOf = ({ id, code, attribute }: (typeof attributes)[number], word: string) => {
  if (attribute.kind === 'number') return { ...noValue, number: Number(word) };
  if (attribute.kind === 'flag') return { ...noValue, flag: word === 'yes' };
  if (attribute.kind === 'text') {
    const [value, value_ar] = attribute.texts[word] ?? [];
    return { ...noValue, value, value_ar };
  }
  const option = options.find(({ attribute_id: of, key }) => of === id && key === word);
  if (!option) throw new Error(`The tables have an unknown ${code}: ${word}.`);
  return { ...noValue, option_id: option.id };
};

type Valued = Pick<DemoProduct, 'id' | 'family' | 'item'>;

const isMissing = ({ family, item }: Valued, code: string) =>
  MISSING_VALUES.some(([of, index, missing]) => of === family.code && family.items[index] === item && missing === code);

/** Values of a product. */
export const valueRows = (product: Valued) => {
  const { id: product_id, family, item } = product;
  const values = [...(VALUES_BY_FAMILY.get(family.code) ?? [])].filter(([code]) => !isMissing(product, code));
  return values.flatMap(([code, ofItems]) => {
    const attribute = byCode.get(code);
    if (!attribute) throw new Error(`The tables have an unknown attribute: ${code}.`);
    const words = (ofItems.length === 1 ? ofItems[0] : ofItems[family.items.indexOf(item)]) ?? [];
    return words.map((word) => ({ product_id, attribute_id: attribute.id, ...valueOf(attribute, word) }));
  });
};

/** Options and texts of values, as the search text of their product has them. */
export const attributeTexts = (rows: ReturnType<typeof valueRows>): string[] =>
  rows.flatMap(({ option_id: id, value, value_ar }) => {
    const option = options.find((each) => each.id === id);
    if (option) return [option.value, option.value_ar];
    return typeof value === 'string' ? [value, value_ar ?? ''] : [];
  });

/** Rows of the attributes, of what categories ask for, and of the values of products. Sets no `facets` and no search texts. */
export const attributeRows = (now: Date, createdAt: string, products: readonly DemoProduct[]) => ({
  attributes: attributes.map((each) => definitionRow(each, createdAt)),
  attribute_options: options.map(({ key: _key, ...row }) => row),
  category_attributes: categories.flatMap(({ slug }, index) =>
    attributesOfCategory(slug).map((code, position) => {
      const { codes = [], days = 0 } = REQUIRED[slug] ?? {};
      const attribute = byCode.get(code);
      return {
        ...{ category_id: index + 1, attribute_id: attribute?.id, position },
        required_from: codes.includes(code) ? plusDays(shopDay(now), days) : null,
        filterable: attribute?.attribute.kind !== 'text',
      };
    }),
  ),
  product_attributes: products.flatMap(valueRows),
});
