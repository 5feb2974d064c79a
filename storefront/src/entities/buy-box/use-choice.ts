import type { Variant } from '@balsam/shared-api';
import { useRef, useState } from 'react';
import { arePairs, optionGroups, type Choice } from './option-groups.ts';

/**
 * Choice of a size and colour. `missing` is the first group without a choice. A size without a colour is kept here
 * until both are chosen.
 */
export function useChoice(
  variants: readonly Variant[],
  variant: Variant | undefined,
  onChoose: (variant: Variant) => void,
) {
  const [half, setHalf] = useState<Choice>();
  const [isRequested, setIsRequested] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const groups = optionGroups(variants, variant ?? half);
  const missing = variant ? undefined : groups.find(({ options }) => !options.some(({ isChosen }) => isChosen))?.type;
  return {
    groups,
    isPair: arePairs(variants),
    missing,
    /** The group whose choice was missing when the shopper tried to buy. */
    requested: isRequested ? missing : undefined,
    row,
    choose(choice: NonNullable<Choice>) {
      if ('id' in choice) onChoose(choice);
      else setHalf(choice);
    },
    /** Focuses the group without a choice. */
    request() {
      setIsRequested(true);
      const groupsOfRow = [...(row.current?.querySelectorAll('fieldset') ?? [])];
      const open = groupsOfRow.find((group) => !group.querySelector(':checked'));
      open?.querySelector<HTMLInputElement>('input:enabled')?.focus();
    },
  };
}

export type VariantChoices = ReturnType<typeof useChoice>;
