import { z } from 'zod';
import { Line } from '../../../../wire/fields.ts';
import { LIMITS } from '../../../../facts/limits.ts';

/** Separator of tags in a CSV cell. Not allowed within a tag, which would be imported as two. */
export const TAG_SEPARATOR = '|';

const apart = (tags: readonly string[]): string[] =>
  tags.flatMap((tag) => tag.split(TAG_SEPARATOR).map((part) => part.trim())).filter(Boolean);

const Tags = z.array(Line(50).min(1)).overwrite(apart).max(LIMITS.product.tags);

/** List of tags, or the same as JSON text, as forms send it. */
export const TagsField = z.union([
  Tags,
  z
    .string()
    .max(10_000)
    .transform((text, context): unknown => {
      try {
        return text === '' ? [] : JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'products.tags_invalid' });
        return z.NEVER;
      }
    })
    .pipe(Tags),
]);
