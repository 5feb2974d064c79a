import type { ImportRun } from '@balsam/shared-api';
import { formatNumber, SummaryCard, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

const COUNTS = ['rows', 'created', 'updated', 'unchanged', 'failed'] as const;

/** Line counts of a file by outcome. */
export function ImportCounts({ counts }: { counts: Pick<ImportRun, (typeof COUNTS)[number]> }) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  return (
    <div className="count-grid">
      {COUNTS.map((count) => (
        <SummaryCard
          key={count}
          label={t(`products.import.counts.${count}`)}
          value={formatNumber(counts[count], lang)}
        />
      ))}
    </div>
  );
}
