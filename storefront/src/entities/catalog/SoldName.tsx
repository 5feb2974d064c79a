import { commaOf, useLang } from '@balsam/shared-ui';
import { LocalizedText } from './LocalizedText.tsx';
import type { Sold } from './name-of.ts';

/** Name of an ordered product, followed by its size or colour. */
export function SoldName({ item: { name, name_arabic, variant, variant_arabic } }: { item: Sold }) {
  const lang = useLang();
  return (
    <>
      <LocalizedText en={name} ar={name_arabic} />
      {variant && (
        <>
          {commaOf(lang)}
          <LocalizedText en={variant} ar={variant_arabic} />
        </>
      )}
    </>
  );
}
