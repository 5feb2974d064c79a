import type { Variant } from '@balsam/shared-api';
import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { chooseVariant } from '../../entities/buy-box/choose-variant.ts';

/** Variant from the URL, so that it can be shared; `chooseVariant` provides the default. */
export function useVariantParam(variants: readonly Variant[]) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  // The URL updates a moment later; adding to the cart in between must use the new choice.
  const [selectedId, setSelectedId] = useOptimistic(Number(params.get('variant')));

  const setVariant = ({ id }: Variant) =>
    startTransition(async () => {
      setSelectedId(id);
      const next = new URLSearchParams(params);
      next.set('variant', String(id));
      await navigate(`?${next}`, { replace: true, preventScrollReset: true });
    });
  return { variant: chooseVariant(variants, selectedId), setVariant };
}
