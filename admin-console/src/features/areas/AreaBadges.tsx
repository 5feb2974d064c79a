import type { AreaEntry } from '@balsam/shared-api';
import { Badge, activityIcon, check2Icon, exclamationTriangleIcon, lockIcon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

interface AreaBadgesProps {
  /** What the registry says of the area; absent when it does not know it. */
  entry: AreaEntry | undefined;
  isFailing: boolean;
}

/** How an area fares: whether it fails, whether it is closed, and whether a new release of it is on trial. */
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
