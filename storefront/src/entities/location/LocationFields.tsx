import { useListCitiesQuery, useListCountriesQuery, useListStatesQuery, type Country } from '@balsam/shared-api';
import { Button, SelectField, type SelectOption, type TextKey } from '@balsam/shared-ui';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { usePresumedCountry } from './use-presumed-country.ts';

export interface LocationFieldsProps {
  /** Path of the three fields in the form's values, with a trailing dot: `billing.`. */
  prefix: string;
  required?: boolean;
  /** Shows an error with a retry under a field whose options could not be loaded. */
  tellsFailure?: boolean;
  onCountryChange?: (country: string) => void;
  /** Offers only countries that a seller delivers to. */
  onlyDelivered?: boolean;
  /** Preselects the country of the chosen currency. */
  presumesCountry?: boolean;
}

interface Lookup {
  isError: boolean;
  refetch: () => unknown;
}

const toOptions = (places: readonly { id: number; name: string }[] = []): SelectOption[] =>
  places.map(({ id, name }) => ({ value: String(id), label: name }));

/** The chosen country if it is known but not offered, for example because its last seller stopped delivering there. */
function useWithheldCountry(country: string, offered: readonly Country[] | undefined): Country | undefined {
  const isChosen = ({ id }: Country) => String(id) === country;
  const isWithheld = country !== '' && offered !== undefined && !offered.some(isChosen);
  const { data: all } = useListCountriesQuery(undefined, { skip: !isWithheld });
  return isWithheld ? all?.find(isChosen) : undefined;
}

/** Country, state and city. Each enables the next one, and a change clears the fields that depend on it. */
export function LocationFields(props: LocationFieldsProps) {
  const {
    prefix,
    required,
    tellsFailure = false,
    onCountryChange,
    presumesCountry = false,
    onlyDelivered = false,
  } = props;
  const { t } = useTranslation('storefront');
  const [{ value: country }, , countryField] = useField<string>(`${prefix}country`);
  const [{ value: state }, , stateField] = useField<string>(`${prefix}state`);
  const [, , cityField] = useField<string>(`${prefix}city`);
  const countries = useListCountriesQuery(onlyDelivered ? { delivered: true } : undefined);
  const withheld = useWithheldCountry(country, countries.data);
  const states = useListStatesQuery(Number(country), { skip: country === '' });
  const cities = useListCitiesQuery(Number(state), { skip: state === '' });

  usePresumedCountry(presumesCountry ? countries.data : undefined, ({ id }) => {
    if (country !== '') return;
    // With validation, because the missing country may already have been reported before the list arrived.
    void countryField.setValue(String(id));
    onCountryChange?.(String(id));
  });

  // The form has just validated the change; validating again here would use the previous values.
  const empty = (...fields: (typeof stateField)[]) => fields.forEach((field) => void field.setValue('', false));
  const failure = ({ isError, refetch }: Lookup, key: TextKey<'storefront'>) =>
    tellsFailure && isError ? <LookupFailure text={t(key)} onRetry={refetch} /> : undefined;
  const choose = { required, placeholder: t('location.choose') };
  const countryOptions = toOptions(countries.data);
  if (withheld) {
    // Without this option the select would look empty, while the form still sends the country.
    const label = t('location.notDelivered', { country: withheld.name });
    countryOptions.push({ value: country, label, disabled: true });
  }

  return (
    <>
      <SelectField
        {...choose}
        name={`${prefix}country`}
        label={t('location.country')}
        autoComplete="country"
        options={countryOptions}
        onChange={(chosen) => {
          empty(stateField, cityField);
          onCountryChange?.(chosen);
        }}
        hint={failure(countries, 'location.failedToLoadCountries')}
      />
      <SelectField
        {...choose}
        name={`${prefix}state`}
        label={t('location.state')}
        autoComplete="address-level1"
        disabled={country === ''}
        options={country === '' ? [] : toOptions(states.currentData)}
        onChange={() => empty(cityField)}
        hint={failure(states, 'location.failedToLoadStates')}
      />
      <SelectField
        {...choose}
        name={`${prefix}city`}
        label={t('location.city')}
        autoComplete="address-level2"
        disabled={state === ''}
        options={state === '' ? [] : toOptions(cities.currentData)}
        hint={failure(cities, 'location.failedToLoadCities')}
      />
    </>
  );
}

function LookupFailure({ text, onRetry }: { text: string; onRetry: () => unknown }) {
  const { t } = useTranslation('storefront');
  return (
    <>
      <span className="text-danger">{text}</span>{' '}
      <Button variant="link" size="sm" onClick={() => void onRetry()}>
        {t('location.retry')}
      </Button>
    </>
  );
}
