import { Button, EmptyState, NotFound, SearchBox, plusLgIcon } from '@balsam/shared-ui';
import { ConsoleListPage, useListParams } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { reloadRow } from '../../entities/lists/reload-row.ts';
import { DeletePlace } from './DeletePlace.tsx';
import { PlaceModal } from './PlaceModal.tsx';
import {
  holderAt,
  PLACE_FILTERS,
  useLazyListPlacesQuery,
  useListPlacesQuery,
  type PlaceHolder,
  type PlaceRow,
} from './places-api.ts';
import { PlaceTrail } from './PlaceTrail.tsx';
import { usePlaceColumns } from './use-place-columns.tsx';
import { usePlaceName } from './use-place-name.ts';
import { href } from '../../entities/page/paths.ts';

/** Places for addresses: countries, states of a country, or cities of a state. */
export function PlacesPage() {
  const holder = holderAt(useParams());
  // A new key resets the dialogs for another place.
  return <Places key={`${holder.level}-${holder.above}`} holder={holder} />;
}

function Places({ holder }: { holder: PlaceHolder }) {
  const { t } = useTranslation('admin-console');
  const nameOf = usePlaceName();
  const { level } = holder;
  const { page, perPage, pageSize, values, isFiltered, setValue, setPage } = useListParams(PLACE_FILTERS);
  const query = useListPlacesQuery({ ...holder, page, perPage, ...values });
  const [readPage] = useLazyListPlacesQuery();
  const [edited, setEdited] = useState<PlaceRow | 'new' | null>(null);
  const [toDelete, setToDelete] = useState<PlaceRow | null>(null);
  const { data: list } = query;
  const trail = list?.trail ?? [];
  const path = [href('places'), ...trail.map(({ id }) => id)].join('/');
  const columns = usePlaceColumns({ level, path, edit: setEdited, askToDelete: setToDelete });
  if (list === null) return <NotFound homeHref={href('places')} />;

  const place = trail.at(-1);
  const empty = <EmptyState title={t(`places.${level}.empty`)} text={t(`places.${level}.begin`)} />;
  return (
    <>
      {level !== 'countries' && <PlaceTrail trail={trail} />}
      <ConsoleListPage
        title={place && level !== 'countries' ? t(`places.${level}.of`, { name: nameOf(place) }) : t('places.title')}
        listKey={`admin-${level}`}
        filters={
          <SearchBox
            value={values.search}
            onChange={(text) => setValue('search', text)}
            label={t(`places.${level}.search`)}
          />
        }
        actions={
          <Button icon={plusLgIcon} onClick={() => setEdited('new')}>
            {t(`places.${level}.add`)}
          </Button>
        }
        query={{ ...query, data: list }}
        columns={columns}
        loadingText={t(`places.${level}.loading`)}
        emptyText={isFiltered ? t('places.noMatch') : empty}
        page={page}
        onPageChange={setPage}
        pageSize={pageSize}
      >
        {edited && (
          <PlaceModal
            holder={holder}
            place={edited === 'new' ? null : edited}
            load={(id) => reloadRow(query, (at) => readPage({ ...holder, ...at, search: '' }), id)}
            onHide={() => setEdited(null)}
          />
        )}
        {toDelete && <DeletePlace level={level} place={toDelete} onHide={() => setToDelete(null)} />}
      </ConsoleListPage>
    </>
  );
}
