import {
  BilingualFields,
  Button,
  Form,
  FormError,
  Modal,
  SubmitButton,
  TextField,
  useSendForm,
} from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import {
  useAddPlaceMutation,
  useRenamePlaceMutation,
  type NewPlace,
  type PlaceHolder,
  type PlaceRow,
} from './places-api.ts';
import { schemaOf, toValues } from './place-schema.ts';
import { usePlaceName } from './use-place-name.ts';

interface PlaceModalProps {
  /** Where it lies, or shall lie. */
  holder: PlaceHolder;
  /** The one to rename; null for a new one. */
  place: PlaceRow | null;
  onHide: () => void;
}

/** Adds a place in both languages, or renames one. */
export function PlaceModal({ holder, place, onHide }: PlaceModalProps) {
  const { t } = useTranslation('admin-console');
  const nameOf = usePlaceName();
  const [add] = useAddPlaceMutation();
  const [rename] = useRenamePlaceMutation();
  const send = useSendForm({ failed: t('places.failed') });
  const { level } = holder;
  const values = toValues(place, level === 'countries');

  const save = async (typed: NewPlace) => {
    await send(() =>
      place ? rename({ level, id: place.id, names: typed }).unwrap() : add({ ...holder, place: typed }).unwrap(),
    );
    onHide();
  };

  return (
    <Modal
      show
      onHide={onHide}
      title={place ? t('places.edit', { name: nameOf(place) }) : t(`places.${level}.add`)}
      size="lg"
    >
      <Form className="stack" initialValues={values} validationSchema={schemaOf(values)} onSubmit={save} t={t}>
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
        <FormError />
        <div className="cluster cluster-end">
          <Button variant="ghost" onClick={onHide}>
            {t('places.cancel')}
          </Button>
          <SubmitButton>{t('places.save')}</SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}
