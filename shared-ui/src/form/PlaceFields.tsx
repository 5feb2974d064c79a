import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button.tsx';
import { SelectField, type SelectOption } from './SelectField.tsx';

interface Lookup {
  /** Undefined while loading. */
  places?: readonly { id: number; name: string }[];
  isError: boolean;
  refetch: () => unknown;
}

export interface PlaceFieldsProps {
  /** Options: the states of the chosen country, the cities of the chosen state. */
  places: { countries: Lookup; states: Lookup; cities: Lookup };
  /** Prefix of the three fields in the form's values, with its dot: `store_address.`. */
  prefix?: string;
  required?: boolean;
}

const toOptions = ({ places = [] }: Lookup): SelectOption[] =>
  places.map(({ id, name }) => ({ value: String(id), label: name }));

/** Country, state and city. Each enables the next one, and a change clears the fields that depend on it. */
export function PlaceFields({ places: { countries, states, cities }, prefix = '', required }: PlaceFieldsProps) {
  const { t } = useTranslation('kit');
  const [{ value: country }] = useField<string>(`${prefix}country`);
  const [{ value: state }, , stateField] = useField<string>(`${prefix}state`);
  const [, , cityField] = useField<string>(`${prefix}city`);

  // The choice was just validated; validating again here would use the values before it.
  const empty = (...fields: (typeof stateField)[]) => fields.forEach((field) => void field.setValue('', false));
  const field = (name: 'country' | 'state' | 'city', lookup: Lookup) => ({
    name: `${prefix}${name}`,
    label: t(`place.${name}`),
    placeholder: t('place.choose'),
    options: toOptions(lookup),
    required,
    hint: lookup.isError ? <LookupFailure onRetry={lookup.refetch} /> : undefined,
  });

  return (
    <>
      <SelectField
        {...field('country', countries)}
        autoComplete="country"
        onChange={() => empty(stateField, cityField)}
      />
      <SelectField
        {...field('state', states)}
        autoComplete="address-level1"
        disabled={country === ''}
        onChange={() => empty(cityField)}
      />
      <SelectField {...field('city', cities)} autoComplete="address-level2" disabled={state === ''} />
    </>
  );
}

function LookupFailure({ onRetry }: { onRetry: () => unknown }) {
  const { t } = useTranslation('kit');
  return (
    <>
      <span className="text-danger">{t('place.lookupFailed')}</span>{' '}
      <Button variant="link" size="sm" onClick={() => void onRetry()}>
        {t('state.retry')}
      </Button>
    </>
  );
}
