import type { SaleRules } from '@balsam/shared-api';
import { useTranslation } from 'react-i18next';

interface HandlingProps {
  /** Rules that the goods were sold under; null without any. */
  rules: readonly (SaleRules | null)[];
}

/** Instructions for packer and courier in both languages: temperatures, and age of the recipient. Nothing without any. */
export function Handling({ rules }: HandlingProps) {
  const { t } = useTranslation('vendor-portal');
  const ruled = rules.flatMap((each) => each ?? []);
  const age = Math.max(0, ...ruled.map(({ min_age: least }) => least ?? 0));
  const ranges = ruled.flatMap(({ keep_at: range }) => range ?? []);
  const texts = new Set([
    ...ranges.map(({ min_c: min, max_c: max }) =>
      min === null ? t('papers.both.keepBelow', { max }) : t('papers.both.keepAt', { min, max }),
    ),
    ...(age > 0 ? [t('papers.both.age', { age })] : []),
  ]);
  return [...texts].map((text) => (
    <strong key={text} className="paper-handling">
      {text}
    </strong>
  ));
}
