import type { Variant } from '@balsam/shared-api';
import { LocalizedText } from './LocalizedText.tsx';

type Options = Pick<Variant, 'value' | 'value_arabic' | 'color' | 'color_arabic'>;

/** Name of a variant: its size, its colour or both. */
export function VariantName({ variant: { value, value_arabic, color, color_arabic } }: { variant: Options }) {
  return (
    <>
      <LocalizedText en={value} ar={value_arabic} />
      {color && (
        <>
          {' / '}
          <LocalizedText en={color} ar={color_arabic} />
        </>
      )}
    </>
  );
}
