import { useTranslation } from 'react-i18next';
import { formatDate } from '../../format/format.ts';
import { useLang } from '../../format/use-lang.ts';
import type { MemberView } from './team-view.ts';

export type SecondStepView = Pick<MemberView, 'has_factor' | 'factors_reset_at'>;

/** Second step of a person, with the time of its announced removal. */
export function SecondStep({
  person: { has_factor: hasFactor, factors_reset_at: resetAt },
}: {
  person: SecondStepView;
}) {
  const { t } = useTranslation('kit');
  const lang = useLang();
  return (
    <span className="cell-stack">
      {t(hasFactor ? 'team.factor.yes' : 'team.factor.no')}
      {resetAt !== null && (
        <span className="text-secondary">{t('team.factor.pending', { when: formatDate(resetAt, lang) })}</span>
      )}
    </span>
  );
}
