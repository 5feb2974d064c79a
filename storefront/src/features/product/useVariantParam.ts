import type { Variant } from '@balsam/shared-api';
import { useSearchParams } from 'react-router-dom';
import { chooseVariant } from '../../buy-box/chooseVariant.ts';

/** The variant that the address names, so that it can be linked to; `chooseVariant` says which one without. */
export function useVariantParam(variants: readonly Variant[]) {
  const [params, setParams] = useSearchParams();
  const setVariant = ({ id }: Variant) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.set('variant', String(id));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { variant: chooseVariant(variants, Number(params.get('variant'))), setVariant };
}
