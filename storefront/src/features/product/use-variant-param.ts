import type { Variant } from '@balsam/shared-api';
import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { chooseVariant } from '../../entities/buy-box/choose-variant.ts';

/** The variant that the address names, so that it can be linked to; `chooseVariant` says which one without. */
export function useVariantParam(variants: readonly Variant[]) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  // The address follows a moment later. Whoever goes straight on to the cart means what they have just chosen.
  const [wanted, setWanted] = useOptimistic(Number(params.get('variant')));

  const setVariant = ({ id }: Variant) =>
    startTransition(async () => {
      setWanted(id);
      const next = new URLSearchParams(params);
      next.set('variant', String(id));
      await navigate(`?${next}`, { replace: true, preventScrollReset: true });
    });
  return { variant: chooseVariant(variants, wanted), setVariant };
}
