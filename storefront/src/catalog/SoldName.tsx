import { LocalizedText } from './LocalizedText.tsx';

interface SoldNameProps {
  /** As an order keeps it; `variant` is '' for a product without variants. */
  item: { name: string; name_arabic: string; variant: string; variant_arabic: string };
}

/** What was sold, its size or colour in brackets. */
export function SoldName({ item: { name, name_arabic, variant, variant_arabic } }: SoldNameProps) {
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
