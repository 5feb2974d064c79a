import type { Variant } from '@balsam/shared-api';
import { useSearchParams } from 'react-router-dom';

/** The variant that the address names, else the first that can be bought, else the first; none without variants. */
export function useChosenVariant(variants: readonly Variant[]) {
  const [params, setParams] = useSearchParams();
  const named = variants.find(({ id }) => String(id) === params.get('variant'));
  return {
    variant: named ?? variants.find(({ stock }) => stock > 0) ?? variants[0],
    chooseVariant: ({ id }: Variant) => setParams({ variant: String(id) }, { replace: true, preventScrollReset: true }),
  };
}
