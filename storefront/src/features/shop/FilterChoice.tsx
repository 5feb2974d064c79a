import { formatNumber, useLang } from '@balsam/shared-ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';

interface FilterChoiceProps extends ComponentPropsWithRef<'input'> {
  type: 'checkbox' | 'radio';
  /** Number of products. */
  count?: number;
  children: ReactNode;
}

/** Checkbox row across the width of its column. */
export function FilterChoice({ count, children, ...input }: FilterChoiceProps) {
  const lang = useLang();
  return (
    <label className="sf-choice">
      <input className="form-check-input" {...input} />
      <span className="sf-choice-words">{children}</span>
      {count !== undefined && <span className="sf-choice-count">{formatNumber(count, lang)}</span>}
    </label>
  );
}
