import { Badge, Switch, useSend, check2Icon, dashLgIcon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useSetPlaceListedMutation, type PlaceLevel, type PlaceRow } from './places-api.ts';
import { usePlaceName } from './use-place-name.ts';

interface PlaceSwitchProps {
  level: PlaceLevel;
  place: PlaceRow;
}

/** Whether customers are offered a place, and the switch that changes it at once. */
export function PlaceSwitch({ level, place }: PlaceSwitchProps) {
  const { t } = useTranslation('admin-console');
  const nameOf = usePlaceName();
  const [setListed, { isLoading }] = useSetPlaceListedMutation();
  const send = useSend({ failed: t('places.failed') });
  const { id, listed, updated_at: updatedAt } = place;
  return (
    <span className="cluster">
      <Switch
        checked={listed}
        label={t('places.listedOf', { name: nameOf(place) })}
        disabled={isLoading}
        onChange={(isWanted) =>
          void send(() => setListed({ level, id, listed: isWanted, updated_at_seen: updatedAt }).unwrap())
        }
      />
      {listed ? (
        <Badge variant="success" icon={check2Icon}>
          {t('places.listed')}
        </Badge>
      ) : (
        <Badge variant="secondary" icon={dashLgIcon}>
          {t('places.notListed')}
        </Badge>
      )}
    </span>
  );
}
