import { Bdi, formatNumber, useLang, type DataTableColumn } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DeleteButton, EditButton } from '../../entities/lists/columns.tsx';
import type { PlaceLevel, PlaceRow } from './places-api.ts';
import { PlaceSwitch } from './PlaceSwitch.tsx';
import { isUnused, PlaceUses } from './PlaceUses.tsx';
import { usePlaceName } from './use-place-name.ts';

interface PlaceColumns {
  level: PlaceLevel;
  /** URL of this list; each place's is below it. */
  path: string;
  edit: (place: PlaceRow) => void;
  askToDelete: (place: PlaceRow) => void;
}

/** Columns of a list of places, by level. */
export function usePlaceColumns({ level, path, edit, askToDelete }: PlaceColumns): DataTableColumn<PlaceRow>[] {
  const { t } = useTranslation('admin-console');
  const lang = useLang();
  const nameOf = usePlaceName();

  const counting = (id: 'states' | 'cities'): DataTableColumn<PlaceRow> => ({
    id,
    header: t(`places.${id}.title`),
    align: 'end',
    cell: (place) => formatNumber(place[id] ?? 0, lang),
  });
  const code: DataTableColumn<PlaceRow> = {
    id: 'iso2',
    header: t('places.iso2'),
    cell: ({ iso2 }) => <Bdi>{iso2}</Bdi>,
  };
  const own = {
    countries: [code, counting('states'), counting('cities')],
    states: [counting('cities')],
    cities: [],
  };

  return [
    {
      id: 'name',
      header: t('places.name'),
      primary: true,
      cell: (place) => (
        <span className="cell-stack">
          {level === 'cities' ? (
            <bdi>{nameOf(place)}</bdi>
          ) : (
            <Link to={`${path}/${place.id}`}>
              <bdi>{nameOf(place)}</bdi>
            </Link>
          )}
          {lang === 'ar' ? (
            <bdi className="text-secondary" lang="en">
              {place.name}
            </bdi>
          ) : (
            <bdi className="text-secondary" lang="ar">
              {place.name_arabic}
            </bdi>
          )}
        </span>
      ),
    },
    ...own[level],
    { id: 'usage', header: t('places.usage.title'), cell: ({ usage }) => <PlaceUses usage={usage} /> },
    { id: 'listed', header: t('places.listed'), cell: (place) => <PlaceSwitch level={level} place={place} /> },
    {
      id: 'actions',
      header: t('places.actions'),
      hideHeader: true,
      align: 'end',
      cell: (place) => (
        <span className="cluster cluster-end">
          <EditButton label={t('places.edit', { name: nameOf(place) })} onClick={() => edit(place)} />
          {isUnused(place.usage) && (
            <DeleteButton label={t('places.deleteOf', { name: nameOf(place) })} onClick={() => askToDelete(place)} />
          )}
        </span>
      ),
    },
  ];
}
