import { ConfirmDelete } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useDeletePlaceMutation, type PlaceLevel, type PlaceRow } from './places-api.ts';
import { usePlaceName } from './use-place-name.ts';

interface DeletePlaceProps {
  level: PlaceLevel;
  place: PlaceRow;
  onHide: () => void;
}

/** Asks for confirmation before deleting a place with everything in it. */
export function DeletePlace({ level, place, onHide }: DeletePlaceProps) {
  const { t } = useTranslation('admin-console');
  const nameOf = usePlaceName();
  const [remove] = useDeletePlaceMutation();
  return (
    <ConfirmDelete
      text={t(`places.${level}.deleteText`, { name: nameOf(place) })}
      onDelete={() => remove({ level, id: place.id }).unwrap()}
      failed={t('places.failed')}
      onHide={onHide}
    />
  );
}
