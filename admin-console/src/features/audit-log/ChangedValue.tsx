import { DateTime } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { isNothing } from './changes.ts';
import { useAuditLabels } from './use-audit-labels.ts';

interface ChangedValueProps {
  names: readonly string[];
  value: unknown;
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Value of the log as readable text. */
export function ChangedValue({ names, value }: ChangedValueProps) {
  const { t } = useTranslation('admin-console');
  const { valueOf } = useAuditLabels();
  const word = valueOf(names, value);
  if (word) return word;
  if (isNothing(value)) return <span className="text-secondary">{t('auditLog.nothing')}</span>;
  if (typeof value === 'boolean') return t(value ? 'auditLog.yes' : 'auditLog.no');
  if (typeof value === 'string' && MOMENT.test(value)) return <DateTime value={value} numeric />;
  if (!Array.isArray(value)) return <span dir="auto">{String(value)}</span>;
  return value.map((item, index) => (
    <div key={index} dir="auto">
      {String(item)}
    </div>
  ));
}
