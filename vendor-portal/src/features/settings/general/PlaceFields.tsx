import { useListCitiesQuery, useListCountriesQuery, useListStatesQuery } from '@balsam/shared-api';
import { Button, SelectField, type SelectOption } from '@balsam/shared-ui';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';

interface Lookup {
  isError: boolean;
  refetch: () => unknown;
}

const toOptions = (places: readonly { id: number; name: string }[] = []): SelectOption[] =>
  places.map(({ id, name }) => ({ value: String(id), label: name }));

/** Country, state and city. Each opens the next one, and a change empties what depends on it. */
export function PlaceFields() {
  const { t } = useTranslation('vendor-portal');
  const [{ value: country }] = useField<string>('country');
  const [{ value: state }, , stateField] = useField<string>('state');
  const [, , cityField] = useField<string>('city');
  const countries = useListCountriesQuery();
  const states = useListStatesQuery(Number(country), { skip: country === '' });
  const cities = useListCitiesQuery(Number(state), { skip: state === '' });

  // The form has just checked the choice itself; checking again here would be with the values before it.
  const empty = (...fields: (typeof stateField)[]) => fields.forEach((field) => void field.setValue('', false));
  const field = (name: 'country' | 'state' | 'city', { isError, refetch }: Lookup) => ({
    name,
    label: t(`settings.general.${name}`),
    placeholder: t('settings.general.choose'),
    required: true,
    hint: isError ? <LookupFailure onRetry={refetch} /> : undefined,
  });

  return (
    <>
      <SelectField
        {...field('country', countries)}
        autoComplete="country"
        options={toOptions(countries.data)}
        onChange={() => empty(stateField, cityField)}
      />
      <SelectField
        {...field('state', states)}
        autoComplete="address-level1"
        disabled={country === ''}
        options={country === '' ? [] : toOptions(states.currentData)}
        onChange={() => empty(cityField)}
      />
      <SelectField
        {...field('city', cities)}
        autoComplete="address-level2"
        disabled={state === ''}
        options={state === '' ? [] : toOptions(cities.currentData)}
      />
    </>
  );
}

function LookupFailure({ onRetry }: { onRetry: () => unknown }) {
  const { t } = useTranslation('vendor-portal');
  return (
    <>
      <span className="text-danger">{t('settings.general.lookupFailed')}</span>{' '}
      <Button variant="link" size="sm" onClick={() => void onRetry()}>
        {t('settings.general.retry')}
      </Button>
    </>
  );
}
