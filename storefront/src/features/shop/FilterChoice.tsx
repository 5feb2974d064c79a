import { formatNumber, useLang } from '@balsam/shared-ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';

interface FilterChoiceProps extends ComponentPropsWithRef<'input'> {
  type: 'checkbox' | 'radio';
  /** Number of products, once known. An option without any can only be removed. */
  count?: number;
  children: ReactNode;
}

/** Checkbox row across the width of its column. */
export function FilterChoice({ count, children, ...input }: FilterChoiceProps) {
  const lang = useLang();
  return (
    <label className="sf-choice">
      <input className="form-check-input" disabled={count === 0 && !input.checked} {...input} />
      <span className="sf-choice-words">{children}</span>
      <span className="sf-choice-count">{count !== undefined && formatNumber(count, lang)}</span>
    </label>
  );
}
