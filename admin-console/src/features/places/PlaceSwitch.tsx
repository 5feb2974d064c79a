import { Badge, Switch, useSendOnce, check2Icon, dashLgIcon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useSetPlaceListedMutation, type PlaceLevel, type PlaceRow } from './places-api.ts';
import { usePlaceName } from './use-place-name.ts';

interface PlaceSwitchProps {
  level: PlaceLevel;
  place: PlaceRow;
}

/** Lists or unlists a place for customers; shows its state. */
export function PlaceSwitch({ level, place }: PlaceSwitchProps) {
  const { t } = useTranslation('admin-console');
  const nameOf = usePlaceName();
  const [setListed] = useSetPlaceListedMutation();
  const { id, listed, updated_at: seen } = place;
  const { sendOnce, isBusy } = useSendOnce([seen, listed], { failed: t('places.failed') });
  return (
    <span className="cluster">
      <Switch
        checked={listed}
        label={t('places.listedOf', { name: nameOf(place) })}
        disabled={isBusy}
        onChange={(isWanted) =>
          void sendOnce(() => setListed({ level, id, listed: isWanted, updated_at_seen: seen }).unwrap())
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
