import type { AreaEntry } from '@balsam/shared-api';
import { Badge, activityIcon, check2Icon, exclamationTriangleIcon, lockIcon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

interface AreaBadgesProps {
  /** The area's entry in the registry, if it has one. */
  entry: AreaEntry | undefined;
  isFailing: boolean;
}

/** State of an area: failing, closed, or with a release on trial. */
export function AreaBadges({ entry, isFailing }: AreaBadgesProps) {
  const { t } = useTranslation('admin-console');
  return (
    <div className="cell-stack">
      {isFailing ? (
        <Badge variant="warning" icon={exclamationTriangleIcon}>
          {t('areas.failing')}
        </Badge>
      ) : (
        <Badge variant="success" icon={check2Icon}>
          {t('areas.healthy')}
        </Badge>
      )}
      {entry?.disabled && (
        <Badge variant="danger" icon={lockIcon}>
          {t('areas.closed')}
        </Badge>
      )}
      {entry?.counted && (
        <Badge variant="info" icon={activityIcon}>
          {t('areas.canary')}
        </Badge>
      )}
    </div>
  );
}
