import { LocalizedText } from './LocalizedText.tsx';
import type { Sold } from './name-of.ts';

/** Name of an ordered product, with its size or colour in brackets. */
export function SoldName({ item: { name, name_arabic, variant, variant_arabic } }: { item: Sold }) {
  return (
    <>
      <LocalizedText en={name} ar={name_arabic} />
      {variant && (
        <>
          {' '}
          (<LocalizedText en={variant} ar={variant_arabic} />)
        </>
      )}
    </>
  );
}
