import { BilingualFields, FormModal, TextField } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useAddPlaceMutation, useRenamePlaceMutation, type PlaceHolder, type PlaceRow } from './places-api.ts';
import { schemaOf, toValues, type PlaceValues } from './place-schema.ts';
import { usePlaceName } from './use-place-name.ts';

interface PlaceModalProps {
  /** Parent place, with the level of its children. */
  holder: PlaceHolder;
  /** The place to rename; null for a new one. */
  place: PlaceRow | null;
  /** Reloads the place. */
  load: (id: number) => Promise<PlaceRow>;
  onHide: () => void;
}

/** Adds a place in both languages, or renames one. */
export function PlaceModal({ holder, place, load, onHide }: PlaceModalProps) {
  const { t } = useTranslation('admin-console');
  const nameOf = usePlaceName();
  const [add] = useAddPlaceMutation();
  const [rename] = useRenamePlaceMutation();
  const { level } = holder;
  const begin = (stored: PlaceRow | null) => toValues(stored, level === 'countries');
  const values = begin(place);

  const save = ({ updated_at: seen, ...typed }: PlaceValues) =>
    place
      ? rename({ level, id: place.id, names: typed, updated_at_seen: seen }).unwrap()
      : add({ ...holder, place: typed }).unwrap();

  return (
    <FormModal
      title={place ? t('places.edit', { name: nameOf(place) }) : t(`places.${level}.add`)}
      size="lg"
      className="stack"
      initialValues={values}
      validationSchema={schemaOf(values)}
      onSubmit={save}
      loadNewer={place ? async () => begin(await load(place.id)) : undefined}
      failed={t('places.failed')}
      submitLabel={t('places.save')}
      t={t}
      onHide={onHide}
    >
      {values.iso2 !== undefined && (
        <TextField
          name="iso2"
          label={t('places.iso2')}
          hint={t('places.iso2Hint')}
          dir="ltr"
          autoCapitalize="characters"
          autoComplete="off"
          required
        />
      )}
      <BilingualFields
        fields={[
          {
            en: { name: 'name', label: t('places.nameEnglish') },
            ar: { name: 'name_arabic', label: t('places.nameArabic') },
          },
        ]}
      />
    </FormModal>
  );
}
